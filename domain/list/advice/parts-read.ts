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

/** What a search was read as, each thing once: codes that were written otherwise, else its parts. In: the search as typed. */
export function partsRead(search: string, { kind, asked, understood }: SearchAdvice): PartRead[] {
  const read = kind === 'code' ? asked.flatMap(codeRead) : understood.parts.map((part) => wordsRead(search, part))
  return read.filter(
    ({ name, label }, place) => read.findIndex((one) => one.name === name && one.label === label) === place,
  )
}

function codeRead({ readAs }: SearchAdvice['asked'][number]): PartRead[] {
  return readAs === undefined ? [] : [{ name: 'Código', label: readAs }]
}

function wordsRead(search: string, { kind, label, words }: ReadPart): PartRead {
  const without = withoutWords(search, words)
  const isAllOrNone = without === '' || without === search
  return { name: partName[kind], label, ...(!isAllOrNone && { without }) }
}
