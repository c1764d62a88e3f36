/** What a form and the list of changes call a field. */
export interface FieldWords {
  label: string
  /** One item of the field: 'versão', 'palavra da busca'. */
  item?: string
  hint?: string
  /** What an absent value means, for the list of changes. */
  none?: string
  /** The label of each value of a choice; without them, the value is shown. */
  options?: Readonly<Record<string, string>>
  /** The registry whose keys the field holds. */
  registry?: 'brands' | 'models' | 'connectors' | 'makers' | 'categories' | 'subjects' | 'products'
  isLong?: boolean
  /** One line of text that takes the form's whole width: a title. */
  isWide?: boolean
  /** The lines that a long one shows at least. */
  lines?: number
  /** The field is the only one in a part of the form with the same title. */
  isTitled?: boolean
  isDay?: boolean
  isColour?: boolean
  /** The field names a picture's file; the picture stands on this ground. */
  picture?: 'light' | 'dark'
}

export type WordsTable = Readonly<Record<string, FieldWords>>

/**
 * The words of a field of a form. In: its whole name, with the numbers of rows. Out: its own, else those that a field called so has
 * anywhere ('*.title'), else its name.
 */
export function wordsOf(words: WordsTable, name: string): FieldWords {
  const path = name.replaceAll(/\.\d+(?=\.|$)/g, '')
  const known = [path, `*.${path.slice(path.lastIndexOf('.') + 1)}`].find((one) => Object.hasOwn(words, one))
  return (known === undefined ? undefined : words[known]) ?? { label: path }
}
