import type { AccessoryRecord } from '#domain/catalogue/product.ts'
import type { ConnectorRegistry } from '#domain/catalogue/registry/connector-registry.ts'
import { measureWords } from './measure-words.ts'
import { statedMeasures, type StatedMeasure } from './stated-measures.ts'

/** A number that a text of a part states and that its data do not have. */
export interface Disagreement {
  /** The field: 'name', 'specifications.2'. */
  path: string
  /** What it counts, in words: 'pinos'. */
  measure: string
  stated: string
  /** What the data say. */
  known: readonly string[]
}

interface StatedText {
  path: string
  text: string
  /** Of a specification: its name. */
  row?: string
  /** It may name other parts beside the one that it describes: one number that agrees is enough. */
  compares?: boolean
}

/**
 * Numbers that a part's texts state otherwise than its data do: ways, pins, metres, circumferences, volts, pieces. Of the
 * description the first sentence counts, which says what the part is; the others speak of other parts as well.
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

/** 'duas' is 2, and '3,0' the same length as '3'. */
function plain(text: string): string {
  const word = text.toLowerCase()
  return (measureWords[word] ?? word).replace(/,0+$/, '')
}
