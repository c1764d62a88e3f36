import { isConnectorToken } from '#domain/search/index/connector-phrases.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import type { Role } from './intent.ts'
import type { ParsedText, MessageReader } from './message-reader.ts'

/** Whether a text names a part. A connector alone is none, because it belongs to some other part. */
function namesPart({ intent: { productTypes, isHint, words, symptom } }: ParsedText): boolean {
  return productTypes.length > 0 && !isHint && symptom === undefined && !words.some(isConnectorToken)
}

function namesConnector({ intent: { productTypes } }: ParsedText): boolean {
  return productTypes.length > 0 && productTypes.every((type) => type === 'conectores-pni')
}

/** Whether a text begins with a noun with which names of products begin; 'clipe de dedo' does not. */
function opensWithProduct({ heads }: SearchIndex, { query }: ParsedText): boolean {
  const noun = query.words.find(({ text }) => !/^\d/.test(text))
  return noun?.readings.some(({ stem, strength }) => strength === 1 && heads.has(stem)) ?? false
}

function wordsWithRole({ query, intent }: ParsedText, ...roles: Role[]): string[] {
  return query.words.flatMap(({ text }, place) => {
    const role = intent.roles.get(place)
    return role && roles.includes(role) ? text : []
  })
}

function machineWords(parsed: ParsedText): string[] {
  const { mentions, query } = parsed
  const models = mentions.flatMap(({ positions }) => positions.map((place) => query.words[place]?.text ?? ''))
  return [...new Set([...wordsWithRole(parsed, 'brand'), ...models])]
}

function namesMachine(parsed: ParsedText): boolean {
  return parsed.intent.brands.length + machineWords(parsed).length > 0
}

/** Matches clauses about things that the buyer has, has replaced or does not mean, each with an example. */
const ownedClausePatterns = [
  // 'Já consegui o cabo, preciso da fonte', 'não o de plástico': up to the word after which the need continues.
  /(?<=^|[,;.(]\s*)(?:(?:ja )?(?:consegui|comprei|recebi)|nao\s+(?:[oa]|d[oa]|quero)) [^,;.+]*?(?=\s(?:e|mas|porem|so|agora|preciso|precisamos|quero|queria|falta|faltam|faltou)\s|[,;.+)]|$)/g,
  // ', a linha já foi trocada', ', mangueira e manguito testados'
  /(?<=,\s*)[^,;.]*? (?:ja (?:foi|foram) (?:trocad|testad)|testad)[oa]s?\b[^,;.]*/g,
  // ', o de plástico quebra toda hora'
  /(?<=,\s*)[oa]s? de [^,;.]*? (?:quebr|rach|estrag)\w+[^,;.]*/g,
  // '(LNCS não entra)'
  /\([^()]* nao (?:entra|encaixa|serve|cabe)[^()]*\)/g,
  // 'O cabo deles é Masimo', 'a nossa mangueira que usamos é Philips': the brand or model that follows stays.
  /(?<=^|[,;.:!?(]\s*|\be )(?:[oa]s?|noss[oa]s?) \p{L}+ (?:del[ea]s?|daqui|aqui|da gente|do setor|que (?:temos|tenho|uso|usamos)) (?!(?:pr[ao]s?|para|d[aoe]s?) )/gu,
  // 'Trocaram nosso kit pra Argon': what it was replaced by stays.
  /\b(?:trocaram|trocamos|mudaram|mudamos) [^,;.]*? (?:pra|para|por) /g,
]

/** Matches a machine that the buyer has, and the part that it lacks: 'tenho um monitor X e preciso do sensor'. */
const machineThenPart = /\b(?:tenho|temos) ([^.;?]*?),? e (?:preciso|precisamos|queria|quero) (?:d[aeo]s? )?([^.;?]+)/

/** A text without what the buyer already has ('já consegui o cabo'), and with the wanted part before its machine. */
export function withoutOwnedClauses(text: string): string {
  const asking = ownedClausePatterns
    .reduce((rest, clause) => rest.replaceAll(clause, ''), text)
    .replace(machineThenPart, '$2 $1')
  return /[a-z0-9]/.test(asking) ? asking : text
}

export interface Need {
  text: string
  /** The words of the brand or the model that only another need names, and that may hold for this need too. */
  shared: string
}

/** Separators between two needs; a comma may also stand within one. */
const separator =
  /(\s+(?:e|mais|and|\/|junto com|alem d[aeo]s?|com (?=[oa]s? ))\s+|(?<=[a-z]{3})\/(?=[a-z]{3})|[+;&]|(?<!\d),|,(?!\d)|\.\s+)/
/** The number of pieces between commas from which a text is a specification, whose pieces describe one part. */
const longSpecification = 4
const maximumNeeds = 5

interface Piece extends ParsedText {
  /** The separators before and after the piece, without spaces; empty at the text's ends. */
  before: string
  after: string
}

/** The needs of a message: 'cabo ecg e braçadeira mindray' has two. A piece that names no part joins the one before. */
export function needsOf(reader: MessageReader, text: string): Need[] {
  const pieces = piecesOf(reader, text)
  const isSpecification = pieces.filter(({ before }) => before === ',').length >= longSpecification - 1
  const needs: string[] = []
  let pending = ''
  for (const piece of pieces) {
    const earlier = needs.at(-1)
    const need = needOfPiece(reader, piece, { earlier, isSpecification })
    if (need !== undefined) {
      // An earlier sentence describes the part, so the part's own name is put before it.
      needs.push(piece.before === '.' ? `${need} ${pending}`.trim() : joinTexts(pending, piece.before, need))
      pending = ''
    } else if (earlier === undefined) pending = joinTexts(pending, piece.before, piece.text)
    else needs[needs.length - 1] = joinTexts(earlier, piece.before, piece.text)
  }
  const isWhole = needs.length === 0 || (needs.length > 1 && isSymptomAcross(reader.read(text), pieces))
  return isWhole
    ? [{ text, shared: '' }]
    : withSharedMachine(needs.map((need) => reader.read(need))).slice(0, maximumNeeds)
}

function piecesOf(reader: MessageReader, text: string): Piece[] {
  const split = text.split(separator).map((part) => part.trim())
  return split.flatMap((part, place) =>
    place % 2 === 0 ? { ...reader.read(part), before: split[place - 1] ?? '', after: split[place + 1] ?? '' } : [],
  )
}

/** Two pieces as one text; a comma between them stays, because what follows it describes the part. */
function joinTexts(text: string, between: string, piece: string): string {
  return `${text}${between === ',' && text !== '' ? ',' : ''} ${piece}`.trim()
}

/** The need of a piece, with words of the one before: 'lâmpada' for 'de otoscópio' after 'lâmpada de laringoscópio'. */
function needOfPiece(
  reader: MessageReader,
  piece: Piece,
  { earlier, isSpecification }: { earlier: string | undefined; isSpecification: boolean },
): string | undefined {
  const { index } = reader
  const { text, intent, before } = piece
  const isProduct = opensWithProduct(index, piece)
  const isDetail = isSpecification && earlier !== undefined && !isProduct
  if (text === '' || isDetail || isAboutMachine(piece) || qualifierPattern.test(text)) return undefined
  // In 'com trocador e tomada luer' the connector belongs to the part before it.
  if (earlier !== undefined && namesConnector(piece) && (isSpecification || !isProduct)) return undefined
  if (namesPart(piece)) return text
  // A comma or a full stop alone sets off no other need than a part that is named.
  if (earlier === undefined || !/^(?:[a-z ]+|[+/])$/.test(before)) return undefined
  const refersBack = referencePattern.test(text)
  if (!refersBack && intent.sizes.length + intent.productTypes.length === 0) return undefined
  const [noun = ''] = wordsWithRole(reader.read(earlier), 'product')
  const earlierPart = wordsWithRole(reader.read(earlier), 'product', 'further', 'brand', 'connector').join(' ')
  const completed = refersBack ? text.replace(referencePattern, `de ${earlierPart}`) : `${noun} ${text}`
  return namesPart(reader.read(completed)) ? completed : undefined
}

/** Matches a condition on the part before it: 'cabo tronco, sem rabichos', 'conector, lado da braçadeira'. */
const qualifierPattern = /^(?:com|sem|c\/|(?:do )?lado) /

const referencePattern = /\bdel[ea]s?\b/

/** Whether a piece is a sentence about a machine: 'monitor é um uMEC 10 de mangueira com um tubo só.' */
function isAboutMachine({ query, intent, after }: Piece): boolean {
  return after === '.' && query.words.length > 2 && intent.roles.get(0) === 'context'
}

/** Whether only several pieces together tell a symptom, and not each names a part: 'enche e não solta mais o ar'. */
function isSymptomAcross({ intent }: ParsedText, pieces: readonly Piece[]): boolean {
  return intent.symptom !== undefined && !pieces.some((piece) => piece.intent.symptom) && !pieces.every(namesPart)
}

function withSharedMachine(needs: readonly ParsedText[]): Need[] {
  const [machine, ...others] = needs.filter(namesMachine)
  const words = machine && others.length === 0 ? machineWords(machine).join(' ') : ''
  return needs.map((need) => ({ text: need.text, shared: need === machine ? '' : words }))
}
