import type { ReadPart } from '#domain/search/search-answer.ts'
import type { SearchAdvice } from '#domain/list/smart-find.ts'
import { withoutWords } from './search-text.ts'

/** One part of a search as it was understood, and the search without it. */
export interface PartRead {
  /** Its name, in the visitor's words. */
  name: string
  label: string
  /**
   * The search without this part; undefined where nothing would be left, or where the text has no words for the part.
   */
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

/**
 * The parts of a search as it was understood, without repetitions. For a search by code: the codes that were read
 * differently from how they are written; else type, brand, model and other words. In: the search as typed.
 */
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
