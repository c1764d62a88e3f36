import type { AccessoryRecord } from '#domain/catalogue/product.ts'
import type { ConnectorRegistry } from '#domain/catalogue/registry/connector-registry.ts'
import { measureWords } from './measure-words.ts'
import { statedMeasures, type StatedMeasure } from './stated-measures.ts'

/** A number in a part's texts that its data do not have. */
export interface Disagreement {
  /** The field: 'name', 'specifications.2'. */
  path: string
  /** The counted thing in words: 'pinos'. */
  measure: string
  stated: string
  /** The numbers in the data. */
  known: readonly string[]
}

interface StatedText {
  path: string
  text: string
  /** The row's name, where the text is a row of the specifications. */
  row?: string
  /** Whether the text may also mention other parts: then one number that agrees is enough. */
  compares?: boolean
}

/**
 * Numbers that a part's texts state differently from its data: ways, pins, metres, circumferences, volts, pieces. Only
 * the description's first sentence counts, which describes the part; the others mention other parts too.
 */
export function disagreements(part: AccessoryRecord, connectors: ConnectorRegistry): Disagreement[] {
  const texts = textsOf(part)
  return statedMeasures.flatMap((measure) => {
    const values = measure
      .known(part, connectors)
      .flatMap((value) => (value === undefined ? [] : [plain(String(value))]))
    const known = [...new Set(values)]
    if (known.length === 0) return []
    return texts.flatMap((one) => {
      const stated = statedIn(one, measure)
      const others = stated.filter((value) => !known.includes(value))
      if (one.compares && others.length < stated.length) return []
      return others.map((value) => ({ path: one.path, measure: measure.name, stated: value, known }))
    })
  })
}

function textsOf({ name, description, compatibleWith, specifications }: AccessoryRecord): StatedText[] {
  const [first = ''] = description.split(/(?<=[.!?]) (?=\p{Lu})/u)
  return [
    { path: 'name', text: name },
    { path: 'description', text: first, compares: true },
    ...compatibleWith.map((text, at) => ({ path: `compatibleWith.${at}`, text })),
    ...specifications.map((row, at) => ({ path: `specifications.${at}`, text: row.value, row: row.name })),
  ]
}

function statedIn({ text, row }: StatedText, measure: StatedMeasure): string[] {
  if (row !== undefined && row === measure.row) return (text.split('(')[0]?.match(/\d+/g) ?? []).map(plain)
  return [...text.matchAll(measure.pattern)].flatMap(([, found = '']) => found.split(/, | e | ou /).map(plain))
}

/** A number in comparable form: 'duas' is 2, '3,0' equals '3'. */
function plain(text: string): string {
  const word = text.toLowerCase()
  return (measureWords[word] ?? word).replace(/,0+$/, '')
}
