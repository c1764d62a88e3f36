import { badItem, flagCell, itemsOf, pairsCell, type Codec, type Pair } from './csv-codecs.ts'
import type { Evidence } from '#domain/catalogue/part/evidence.ts'
import type { Decoded } from './decoded.ts'
import { escapeSeparators, splitUnescaped, unescapeSeparators } from '#server/sheet/csv-escape.ts'

/**
 * A cell with items of two or three texts, given by their field names: `first: second ~ third`, where the third may be
 * missing.
 */
export function triplesCell<First extends string, Second extends string, Third extends string>(
  [first, second, third]: readonly [First, Second, Third],
  example: string,
): Codec<readonly (Record<First | Second, string> & { [Key in Third]?: string | undefined })[]> {
  const decodeItem = (item: string) => {
    const [start = '', rest = ''] = splitUnescaped(item, ':', 2)
    const [middle = '', end = ''] = splitUnescaped(rest, '~', 2)
    return {
      [first]: unescapeSeparators(start, '|:').trim(),
      [second]: unescapeSeparators(middle, '|~').trim(),
      ...(end.trim() && { [third]: unescapeSeparators(end, '|').trim() }),
    }
  }
  return {
    encode: (items) =>
      items
        .map((item) => {
          const end = item[third]
          const start = `${escapeSeparators(item[first], '|:')}: ${escapeSeparators(item[second], '|~')}`
          return end === undefined ? start : `${start} ~ ${escapeSeparators(end, '|')}`
        })
        .join(' | '),
    decode: (cell) => decodedItems(cell, example, decodeItem),
  }
}

/** A cell with papers: `latex: document ~ holder ~ 2026-11-24`. */
export const evidenceCell: Codec<readonly Evidence[]> = {
  encode: (papers) =>
    papers
      .map(({ about, document, holder, seen }) => {
        const [what, whose] = [document, holder].map((text) => escapeSeparators(text, '|~'))
        return `${about}: ${what} ~ ${whose} ~ ${seen}`
      })
      .join(' | '),
  decode: (cell) =>
    decodedItems(cell, 'latex: Declaração de ausência de látex ~ Fabricante ~ 2026-11-24', (item) => {
      const [about = '', rest = ''] = splitUnescaped(item, ':', 2)
      const [document, holder, seen] = splitUnescaped(rest, '~', 3).map((part) => unescapeSeparators(part, '|~').trim())
      return { about: about.trim(), document, holder, seen }
    }),
}

/** A cell with a record as items `key: value`; `kinds` lists the keys whose values are numbers or yes/no. */
export function recordCell(
  kinds: Readonly<Record<string, 'number' | 'flag'>>,
): Codec<Readonly<Record<string, string | number | boolean | undefined>>> {
  return {
    encode: (record) =>
      pairsCell.encode(
        Object.entries(record).flatMap(([name, value]) =>
          value === undefined
            ? []
            : [{ name, value: typeof value === 'boolean' ? flagCell.encode(value) : String(value) }],
        ),
      ),
    decode: (cell) => {
      const pairs = pairsCell.decode(cell)
      if ('problem' in pairs || !Array.isArray(pairs.value)) return pairs
      const entries = pairs.value.map(({ name, value }: Pair) => [name, valueOf(value, kinds[name])])
      return { value: Object.fromEntries(entries) }
    },
  }
}

function valueOf(text: string, kind: 'number' | 'flag' | undefined): unknown {
  if (kind === 'number') return /^\d+$/.test(text) ? Number(text) : text
  if (kind !== 'flag') return text
  const flag = flagCell.decode(text)
  return 'value' in flag ? flag.value : text
}

function decodedItems(cell: string, example: string, decodeItem: (item: string) => unknown): Decoded {
  const items = itemsOf(cell)
  const bare = items.find((item) => splitUnescaped(item, ':', 2).length < 2)
  if (bare !== undefined) return badItem(bare, example)
  return { value: items.map(decodeItem) }
}
