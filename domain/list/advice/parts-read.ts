import type { ReadPart } from '#domain/search/search-answer.ts'
import type { SearchAdvice } from '#domain/list/smart-find.ts'
import { withoutWords } from './search-text.ts'

/** One thing that was read in a search, and the search without it. */
export interface PartRead {
  /** What it is, as the visitor calls it. */
  name: string
  label: string
  /** Missing where nothing would be left, or where the text does not say it in words of its own. */
  without?: string
}

const partName: Readonly<Record<ReadPart['kind'], string>> = {
  type: 'Tipo',
  brand: 'Marca',
  model: 'Modelo',
  size: 'Tamanho',
  measure: 'Medida',
  word: 'Palavra',
  wish: 'Pedido',
}

/** What a search was read as: codes that were written otherwise, else its parts. In: the search as typed. */
export function partsRead(search: string, { kind, asked, understood }: SearchAdvice): PartRead[] {
  if (kind === 'code')
    return asked.flatMap(({ readAs }) => (readAs === undefined ? [] : [{ name: 'Código', label: readAs }]))
  return understood.parts.map(({ kind: part, label, words }): PartRead => {
    const without = withoutWords(search, words)
    const isAllOrNone = without === '' || without === search
    return { name: partName[part], label, ...(!isAllOrNone && { without }) }
  })
}
