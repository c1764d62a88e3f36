import type { ProductType } from '#domain/catalogue/product-types.ts'
import { groupPairs } from '#domain/group-by.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { significantStems } from './document-words.ts'
import type { SearchDocument } from './document.ts'
import { readMeasures } from './measures.ts'

export interface ConnectorName {
  /** The stems of the name without its measures: 'redond', 'ecg', 'philip'. */
  stems: string[]
  pins: readonly number[]
  /** The index word of parts with such a connector; no text has it by accident, because it begins with a mark. */
  token: string
  /** Whether the name says enough to be a phrase of the vocabulary. */
  isPhrase: boolean
}

const mark = '#='

/** Reads every connector's name once. */
export function readConnectors(
  documents: readonly SearchDocument[],
  functionWords: ReadonlySet<string>,
  ignoredStems: ReadonlySet<string>,
): Map<string, ConnectorName> {
  const names = new Set(documents.flatMap(({ connectors }) => connectors))
  const readName = (name: string): ConnectorName => {
    const { rest, pins } = readMeasures(name)
    const words = significantStems(rest, functionWords)
    // If only figures remain, all words are joined: 'DE-9' becomes 'de9', because 'de' is a function word.
    const stems = words.every((word) => /^\d+$/.test(word)) ? [wordsOf(rest).join('')] : words
    const isPhrase = stems.some((stem) => !ignoredStems.has(stem) && !/^\d+$/.test(stem))
    return { stems, pins, token: tokenOf(stems), isPhrase }
  }
  return new Map([...names].map((name) => [name, readName(name)]))
}

const tokenOf = (stems: readonly string[]): string => `${mark}${stems.toSorted().join('+')}`

export function isConnectorToken(word: string): boolean {
  return word.startsWith(mark)
}

/** Phrases of connectors' names that mean nothing else; each stands for types of parts with it, and requires it. */
export function connectorPhrases(
  documents: readonly SearchDocument[],
  connectors: ReadonlyMap<string, ConnectorName>,
  otherPhrases: readonly { stems: readonly string[] }[],
) {
  const otherTokens = new Set(otherPhrases.map(({ stems }) => tokenOf(stems)))
  const connectorTypes = documents.flatMap(({ connectors: names, productType }) =>
    names.flatMap((name): [ConnectorName, ProductType][] => {
      const connector = connectors.get(name)
      return connector?.isPhrase && productType && !otherTokens.has(connector.token) ? [[connector, productType]] : []
    }),
  )
  const byToken = new Map(connectorTypes.map(([connector]) => [connector.token, connector.stems]))
  return [...groupPairs(connectorTypes.map(([{ token }, type]) => [token, type] as const))].map(([token, types]) => ({
    stems: byToken.get(token) ?? [],
    meaning: { kind: 'connector' as const, productTypes: [...new Set(types)], words: [token] },
  }))
}
