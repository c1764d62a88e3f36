import type { SheetRow } from '#domain/catalogue/sheet-row.ts'
import { namedFacts, type PlainFact, type PlainFactValues, type PlainValue } from './plain-fields.ts'

/** The data sheet's rows of a product's plain facts in this place; an absent fact has no row. */
export function plainRows(product: PlainFactValues, place: PlainFact['row']['place']): SheetRow[] {
  return namedFacts.flatMap(({ name, row }) => {
    const value = product[name]
    if (row.place !== place || value === undefined) return []
    return [{ name: row.name, value: plainWords(row, value) }]
  })
}

/** A plain value in words: the label of a key, a number with a decimal comma, or the text itself. */
export function plainWords({ labels, words }: Pick<PlainFact['row'], 'labels' | 'words'>, value: PlainValue): string {
  const text = typeof value === 'number' ? String(value).replace('.', ',') : (labels?.[value] ?? value)
  return words ? words(text) : text
}
