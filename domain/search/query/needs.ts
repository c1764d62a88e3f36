import { isConnectorToken } from '#domain/search/index/connector-phrases.ts'
import { opensPartName } from '#domain/search/index/phrases.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { understand, type Intent } from './intent.ts'
import { modelMentions } from './model-mentions.ts'
import { readQuery } from './read-query.ts'
import { stem } from '#domain/text/tokens.ts'

const sentenceEnd = /(?<=[a-z0-9)])[.!?:;]+(?=\s|$)|;/
/** Separators between two needs; a comma may also stand within one. */
const partBreak =
  /(\s+(?:e|mais|and|\/|junto com|alem d[aeo]s?|com (?=[oa]s? ))\s+|(?<=[a-z]{3})\/(?=[a-z]{3})|[+;&]|(?<!\d),|,(?!\d)|\.\s+)/
/** The number of pieces from which a text counts as a specification, whose pieces describe one part. */
const longSpecification = 4
const mostNeeds = 5

/** One of the things that a text asks for. */
export interface Wish {
  text: string
  /** The words of the brand or the model that only another wish names, and that may hold for this one too. */
  shared: string
}

/** A text cut down to what it asks for, and the number of words that were left out. */
export interface Shortened {
  text: string
  skipped: number
}

/**
 * Shortens a text of more than `longest` words to the sentence that asks for something. A sentence counts most if it
 * names a part, and less if it only hints at one or names a brand or a model. Among equals the last one wins, because
 * people explain before they ask.
 */
export function askingSentence(index: SearchIndex, text: string, longest: number): Shortened {
  const all = countWords(text)
  if (all <= longest) return { text, skipped: 0 }
  const sentences = text.split(sentenceEnd).filter((sentence) => /[a-z0-9]/.test(sentence))
  const read = sentences.map((sentence) => tellingOf(index, sentence))
  const most = Math.max(...read.map(({ worth }) => worth))
  const kept = read.findLast(({ worth }) => worth === most)?.sentence.trim() ?? text
  return { text: kept, skipped: all - countWords(kept) }
}

/** The number of words of a text. */
export function countWords(text: string): number {
  return text.match(/[a-z0-9]+/gi)?.length ?? 0
}

function tellingOf(index: SearchIndex, sentence: string) {
  const { intent, brands, words } = aboutOf(index, sentence)
  const isPart = intent.productTypes.length > 0 && !intent.isHint
  const isAbout = brands.length + words.length > 0
  return { sentence, worth: Number(isPart) * 4 + Number(intent.productTypes.length > 0) + Number(isAbout) }
}

/**
 * The needs of a query: 'cabo ecg e braçadeira mindray' has two, both for Mindray. A piece of the text that names no
 * product belongs to the piece before it ('trocador de calor e umidade').
 */
export function needsOf(index: SearchIndex, text: string): Wish[] {
  // What stands in brackets describes one part: 'bloco (ECG, SpO2 e temperatura)'.
  const pieces = text.replaceAll(/\([^()]*\)/g, (within) => within.replaceAll(/,| e /g, ' ')).split(partBreak)
  if (pieces.length < 3 || asksForMachine(index, text)) return [{ text, shared: '' }]
  const isSpecification = pieces.filter((piece) => piece.trim() === ',').length >= longSpecification - 1
  const needs: string[] = []
  let pending = ''
  for (let place = 0; place < pieces.length; place += 2) {
    const piece = (pieces[place] ?? '').trim()
    const breaker = (pieces[place - 1] ?? '').trim()
    const before = needs.at(-1)
    const isDetail = isSpecification && before !== undefined && !opensWithProduct(index, piece)
    const isPart = piece && !isDetail && !tellsMachine(index, piece, pieces[place + 1])
    const named = isPart && namedPart(index, piece, { before, breaker, isSpecification })
    if (named) {
      const isOwn = pending !== '' && !isSpecification && isOwnWish(index, pending, { named, breaker })
      // An earlier sentence describes the part, so the part's own name is put before it.
      const whole = breaker === '.' ? `${named} ${pending}`.trim() : joined(pending, breaker, named)
      needs.push(...(isOwn ? [pending.trim(), named] : [whole]))
      pending = ''
    } else if (before === undefined) pending = joined(pending, breaker, piece)
    else needs[needs.length - 1] = joined(before, breaker, piece)
  }
  if (needs.length === 0 || (needs.length > 1 && tellsSymptomAcross(index, text, pieces))) return [{ text, shared: '' }]
  return withSharedMachine(index, needs).slice(0, mostNeeds)
}

/** Whether a text describes a machine that it asks for: 'eletrocardiógrafo de 12 derivações, visor colorido, bateria'. */
function asksForMachine(index: SearchIndex, text: string): boolean {
  const { intent, brands, words } = aboutOf(index, text)
  return intent.families.length > 0 && intent.productTypes.length === 0 && brands.length + words.length === 0
}

/** Two pieces as one text; a comma between them stays, because what stands behind it describes. */
function joined(before: string, breaker: string, piece: string): string {
  return `${before}${breaker === ',' && before !== '' ? ',' : ''} ${piece}`.trim()
}

/**
 * Whether a piece is a sentence about a machine: 'monitor é um uMEC 10 de mangueira com um tubo só.' In: the separator
 * after the piece.
 */
function tellsMachine(index: SearchIndex, piece: string, end = ''): boolean {
  if (end.trim() !== '.') return false
  const { query, intent } = readText(index, piece)
  return query.words.length > 2 && intent.roles.get(0) === 'context'
}

/**
 * Whether only several pieces together describe a symptom: 'enche e não solta mais o ar'. False if each piece names a
 * part.
 */
function tellsSymptomAcross(index: SearchIndex, text: string, pieces: readonly string[]): boolean {
  if (readText(index, text).intent.symptom === undefined) return false
  const told = pieces.filter((_, place) => place % 2 === 0).map((piece) => readText(index, piece).intent)
  return told.every(({ symptom }) => symptom === undefined) && !told.every(namesPart)
}

/**
 * The piece if it names a part or hints at the type of the need before it, else the piece with the noun of that need:
 * after 'lâmpada de laringoscópio', 'de otoscópio' becomes 'lâmpada de otoscópio'. Undefined if that names no part
 * either, or if the piece is a condition of the part before it.
 */
function namedPart(
  index: SearchIndex,
  piece: string,
  { before, breaker, isSpecification }: { before: string | undefined; breaker: string; isSpecification: boolean },
): string | undefined {
  // 'Cabo tronco, sem rabichos' and 'conector, lado da braçadeira' are one part each, with a condition.
  if (/^(?:com|sem|c\/|(?:do )?lado) /.test(piece)) return undefined
  const { query, intent } = readText(index, piece)
  // In 'com trocador e tomada luer' the connector belongs to the part before it.
  if (
    before !== undefined &&
    namesConnector(intent) &&
    (isSpecification || !opensWithProduct(index, piece)) &&
    !namesConnector(readText(index, before).intent)
  )
    return undefined
  if (namesPart(intent)) return piece
  // 'Para Philips e HP' asks for one part for both brands.
  const isSetOff = /^(?:[a-z ]+|[+/])$/.test(breaker)
  if (intent.roles.get(0) === 'brand' || before === undefined || !isSetOff) return undefined
  if (opensWithProduct(index, piece) && !ofIt.test(piece)) return piece
  const earlier = readText(index, before).intent
  const isSameKind = intent.productTypes.some((type) => earlier.productTypes.includes(type))
  if (intent.isHint && (isSameKind || query.measures.counts.length > 0) && !intent.notSold) return piece
  // 'O tronco' begins another thing than the one before; 'a do oftalmoscópio' is one of the same kind.
  if (intent.isHint && /^(?:[oa]s?|uma?) (?!d[aeo]s? )/.test(piece) && intent.roles.get(0) === 'product') return piece
  // 'O cabo dele' after 'sensor de SpO2' is the cable of such a sensor.
  const shared = ofIt.test(piece) ? piece.replace(ofIt, `de ${namesIn(index, before)}`) : `${nounOf(index, before) ?? ''} ${piece}`
  const isPart = intent.sizes.length + intent.productTypes.length > 0 || ofIt.test(piece)
  return isPart && namesPart(readText(index, shared).intent) ? shared : undefined
}

const ofIt = /\bdel[ea]s?\b/

/** Whether a text has a noun with which names of parts begin. */
function namesThing(index: SearchIndex, text: string): boolean {
  return readQuery(index, text).words.some(({ text: word }) => index.heads.get(stem(word))?.some((type) => type) === true)
}

/** Whether a text begins with a noun with which names of products begin; 'clipe de dedo' does not. */
function opensWithProduct(index: SearchIndex, text: string): boolean {
  const noun = readQuery(index, text).words.find((word) => !/^\d/.test(word.text))
  return noun?.readings.some(({ stem, strength }) => strength === 1 && index.heads.has(stem)) ?? false
}

/**
 * Whether a piece that only hints at a part is a wish beside the part that follows: if it hints at the same type
 * ('tronco e rabicho'), counts something ('ECG 5 vias e mangueira'), is set off by a plus, or opens like a product's name
 * and tells its machine, its connector or a count ('sonda MR850 e circuito').
 */
function isOwnWish(
  index: SearchIndex,
  pending: string,
  { named, breaker }: { named: string; breaker: string },
): boolean {
  const { query, intent } = readText(index, pending)
  if (intent.symptom) return false
  const isCounted = query.measures.counts.length > 0
  if (intent.productTypes.length === 0) {
    const isTold = isCounted || intent.connectors.length > 0 || aboutOf(index, pending).words.length > 0
    const [noun] = query.words
    return isTold && (namesThing(index, pending) || opensPartName(index.vocabulary, stem(noun?.text ?? '')))
  }
  const { productTypes } = readText(index, named).intent
  return isCounted || breaker === '+' || intent.productTypes.some((type) => productTypes.includes(type))
}

function readText(index: SearchIndex, text: string) {
  const query = readQuery(index, text)
  return { query, intent: understand(index, query) }
}

/** Whether an intent names a part. A connector alone does not: it belongs to some other part. */
function namesPart({ productTypes, isHint, words, confidence, symptom }: Intent): boolean {
  const isPart = productTypes.length > 0 && !isHint && !words.some(isConnectorToken)
  return isPart && symptom === undefined && confidence >= surely
}

/**
 * The least confidence, from 0 to 1, with which a part counts as named; below it, the word may be a mistyped other
 * word.
 */
const surely = 0.8

/** Whether an intent names only a connector. */
function namesConnector({ productTypes }: Intent): boolean {
  return productTypes.length > 0 && productTypes.every((type) => type === 'conectores-pni')
}

/** The words of a text that name the part, its brand or its machine, without sizes and measures. */
function namesIn(index: SearchIndex, text: string): string {
  const { query, intent } = readText(index, text)
  const { words } = aboutOf(index, text)
  const isName = (place: number) => /^(?:product|further|brand|connector)$/.test(intent.roles.get(place) ?? '')
  return [...query.words.flatMap((word, place) => (isName(place) ? word.text : [])), ...words].join(' ')
}

/** 'Lâmpada' of 'lâmpada de laringoscópio': the word that opens the part's name. */
function nounOf(index: SearchIndex, text: string): string | undefined {
  const { query, intent } = readText(index, text)
  return query.words.find((_, position) => intent.roles.get(position) === 'product')?.text
}

/** The wishes; if only the first or only the last one names a brand or a model, all others share it. */
function withSharedMachine(index: SearchIndex, needs: readonly string[]): Wish[] {
  const machines = needs.map((need) => aboutOf(index, need))
  const naming = machines.filter(({ brands, words }) => brands.length + words.length > 0)
  const [machine] = naming
  const isAtEnd = machine === machines[0] || machine === machines.at(-1)
  const words = machine && naming.length === 1 && isAtEnd ? machine.words.join(' ') : ''
  return needs.map((text, place) => ({ text, shared: machines[place] === machine ? '' : words }))
}

/** What a text is about: its intent, the brands that it names or implies, and the words that name a brand or a model. */
function aboutOf(index: SearchIndex, text: string) {
  const { query, intent } = readText(index, text)
  const brandPlaces = [...intent.roles].flatMap(([place, role]) => (role === 'brand' ? place : []))
  const mentioned = modelMentions(index, query.words, intent.roles).flatMap(({ positions }) => positions)
  // A connector that only one brand has also names the machine: 'rabichos Multi-Link'.
  const plugs = [...intent.roles].flatMap(([place, role]) => (role === 'connector' ? place : []))
  const places = mentioned.length === 0 && intent.brands.length > 0 && intent.isBrandImplied ? plugs : mentioned
  const words = [...new Set([...brandPlaces, ...places].flatMap((place) => query.words[place]?.text ?? []))]
  return { intent, brands: intent.brands, words }
}
