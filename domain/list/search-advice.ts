import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import type { UnderstoodPart, Understood, Reason, SearchAnswer } from '#domain/search/search-answer.ts'
import { normalize } from '#domain/text/normalize.ts'
import { counted } from '#domain/text/number-text.ts'
import { isFiltered, withChange } from './list-query-changes.ts'
import type { ListQuery } from './list-query.ts'
import type { SearchAdvice } from './smart-find.ts'

const wordEdges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

const bareWord = (word: string): string => normalize(word.replaceAll(wordEdges, ''))

/** A search without some of its words. In: the words normalised. */
export function withoutWords(text: string, words: readonly string[]): string {
  return text
    .split(/\s+/)
    .filter((word) => !words.includes(bareWord(word)))
    .join(' ')
}

export interface QueryPart {
  name: string
  label: string
  /** The search without this part; undefined where nothing would be left, or the text has no words for the part. */
  searchWithout?: string
}

const partName: Readonly<Record<UnderstoodPart['kind'], string>> = {
  type: 'Tipo',
  brand: 'Marca',
  model: 'Modelo',
  size: 'Tamanho',
  measure: 'Medida',
  word: 'Palavra',
  need: 'Pedido',
}

/** The understood parts of a search, each once; of a search by code, only the codes that were read otherwise. */
export function queryParts(search: string, { kind, mentionedCodes, understood }: SearchAdvice): QueryPart[] {
  const parts =
    kind === 'code' ? mentionedCodes.flatMap(codePart) : understood.parts.map((part) => wordPart(search, part))
  return parts.filter(
    ({ name, label }, index) => parts.findIndex((part) => part.name === name && part.label === label) === index,
  )
}

function codePart({ readAs }: SearchAdvice['mentionedCodes'][number]): QueryPart[] {
  return readAs === undefined ? [] : [{ name: 'Código', label: readAs }]
}

function wordPart(search: string, { kind, label, words }: UnderstoodPart): QueryPart {
  const searchWithout = withoutWords(search, words)
  const isAllOrNone = searchWithout === '' || searchWithout === search
  return { name: partName[kind], label, ...(!isAllOrNone && { searchWithout }) }
}

/** What the search understood of a query: 'Cabos de ECG', 'Mindray', '5 vias', 'não conhecemos “xyz”'. */
export function understoodParts({ parts, unknown }: Understood): string[] {
  const unknownText = unknown.map((word) => `“${word}”`).join(' e ')
  return [...parts.map(({ label }) => label), ...(unknownText === '' ? [] : [`não conhecemos ${unknownText}`])]
}

/** What a query without results can become: without filters or unknown words, or only its type or brand. */
export function searchRemedies(query: ListQuery, advice: SearchAdvice | undefined) {
  if (!query.search || !advice) return []
  const { knownSearch, brand } = advice
  const { productType } = advice.understood
  const types = productType ? [productType] : advice.nearTypes
  const unfiltered = withChange(query, { selected: {}, price: undefined, availability: undefined })
  const withFacetOnly = (selected: ListQuery['selected']) => withChange(unfiltered, { search: '', selected })
  return [
    ...(isFiltered(query) ? [{ label: `“${query.search}” sem filtros`, query: unfiltered }] : []),
    ...(knownSearch ? [{ label: `“${knownSearch}”`, query: withChange(unfiltered, { search: knownSearch }) }] : []),
    ...types.map((type) => ({ label: productTypeLabel[type], query: withFacetOnly({ tipo: [type] }) })),
    ...(brand ? [{ label: `Tudo para ${brand.label}`, query: withFacetOnly({ marca: [brand.key] }) }] : []),
  ]
}

/** The search with some words in quotation marks, so that every result has to contain them. */
export function requiringWords(text: string, words: readonly string[]): string {
  return text
    .split(/\s+/)
    .map((word) =>
      words.includes(bareWord(word)) && !/["“”]/.test(word) ? `"${word.replaceAll(wordEdges, '')}"` : word,
    )
    .join(' ')
}

/** Why a product is among the results, in about three words. */
export function reasonText(reason: Reason): string {
  if (reason.kind === 'cited') return `citado: ${reason.model}`
  if (reason.kind === 'called') return reason.tag
  return reason.kind === 'universal' ? 'universal' : 'outro modelo da marca'
}

const citedPart: Readonly<Record<ProductType, string>> = {
  'cabos-ecg': 'cabo de ECG citado',
  'cabos-pi': 'cabo de pressão invasiva citado',
  'celulas-o2': 'célula de oxigênio citada',
  'bracadeiras-pni': 'braçadeira citada',
  'cabos-extensoes-pni': 'extensão de PNI citada',
  'conectores-pni': 'conector citado',
  'sensores-spo2': 'sensor de SpO2 citado',
  'sensores-temperatura': 'sensor de temperatura citado',
  capnografia: 'peça de capnografia citada',
  eletrodos: 'eletrodo citado',
  'pas-eletrodos-desfibrilacao': 'pá ou eletrodo de desfibrilação citado',
  'displays-monitores-lcd': 'display citado',
  'placas-componentes-eletronicos': 'placa ou componente citado',
  lampadas: 'lâmpada citada',
  baterias: 'bateria citada',
  modulos: 'módulo citado',
  analisadores: 'analisador citado',
  'filtros-respiratorios': 'filtro citado',
  'valvulas-exalatorias': 'válvula exalatória citada',
  'sensores-transdutores': 'sensor ou transdutor citado',
  'sensores-transdutores-diversos': 'transdutor citado',
  'papeis-registro': 'papel citado',
}

/** The sentence for a model that no part cites, alone or above the nearest: 'Não temos cabo de ECG citado para …'. */
export function conflictText({ model, productType }: NonNullable<SearchAnswer['conflict']>, hasNearest: boolean) {
  const part = productType ? citedPart[productType] : 'peça citada'
  return `Não temos ${part} para o ${model}${hasNearest ? '; o mais próximo:' : '.'}`
}

const maximumWords = 3

/** The words that were dropped, no longer than a line: '“a”, “b”, “c” e mais 3 palavras'. */
export function quotedWordsText(words: readonly string[]): string {
  const quoted = words.slice(0, maximumWords).map((word) => `“${word}”`)
  const omittedCount = words.length - quoted.length
  const parts = omittedCount > 0 ? [...quoted, `mais ${counted(omittedCount, 'palavra', 'palavras')}`] : quoted
  const last = parts.pop() ?? ''
  return parts.length > 0 ? `${parts.join(', ')} e ${last}` : last
}

/** The label of the link that opens a pasted list of codes in 'Pedido rápido'. */
export function codeListLabel(codeCount: number): string {
  return `Abrir ${codeCount} códigos no pedido rápido`
}

/** The label of the link that opens a long text there. */
export const longTextLabel = 'Conferir este texto no pedido rápido'
