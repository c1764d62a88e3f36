import { isConnectorToken } from '#domain/search/index/connector-phrases.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { stem } from '#domain/text/tokens.ts'
import type { Role } from './intent.ts'
import type { ReadText } from './message-reader.ts'

/** Whether a text names a part. A connector alone is none, because it belongs to some other part. */
export function namesPart({ intent: { productTypes, isHint, words, symptom } }: ReadText): boolean {
  return productTypes.length > 0 && !isHint && symptom === undefined && !words.some(isConnectorToken)
}

/** Whether a text names a connector and no other part. */
export function namesConnector({ intent: { productTypes } }: ReadText): boolean {
  return productTypes.length > 0 && productTypes.every((type) => type === 'conectores-pni')
}

/** Whether a text begins with a noun with which names of products begin; 'clipe de dedo' does not. */
export function opensWithProduct({ heads }: SearchIndex, { query }: ReadText): boolean {
  const noun = query.words.find(({ text }) => !/^\d/.test(text))
  return noun?.readings.some((one) => one.strength === 1 && heads.has(one.stem)) ?? false
}

/** Whether a text has a noun with which names of parts begin, wherever it stands. */
export function hasPartNoun({ heads }: SearchIndex, { query }: ReadText): boolean {
  return query.words.some(({ text }) => heads.get(stem(text))?.some((type) => type) === true)
}

/** The words of a text that have one of some roles, in the text's order. */
export function wordsWith({ query, intent }: ReadText, ...roles: Role[]): string[] {
  return query.words.flatMap(({ text }, place) => {
    const role = intent.roles.get(place)
    return role && roles.includes(role) ? text : []
  })
}

/** The words of a text that name a brand or a model. A connector that only one brand has names its machine, too. */
export function machineWords(read: ReadText): string[] {
  const { query, intent, mentions } = read
  const models = mentions.flatMap(({ positions }) => positions.flatMap((place) => query.words[place]?.text ?? []))
  const isImplied = models.length === 0 && intent.brands.length > 0 && intent.isBrandImplied
  return [...new Set([...wordsWith(read, 'brand'), ...(isImplied ? wordsWith(read, 'connector') : models)])]
}

/** Whether a text names or implies a brand or a model. */
export function namesMachine(read: ReadText): boolean {
  return read.intent.brands.length + machineWords(read).length > 0
}
