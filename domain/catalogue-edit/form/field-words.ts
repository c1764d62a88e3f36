/** The words for a field in a form and in the list of changes. */
export interface FieldWords {
  label: string
  /** The noun for one item of the field's list: 'versão', 'palavra da busca'. */
  item?: string
  hint?: string
  /** The words for an absent value in the list of changes. */
  none?: string
  /** The label of each value of a choice; without them, the value is shown. */
  options?: Readonly<Record<string, string>>
  /** The registry whose keys the field holds. */
  registry?: 'brands' | 'models' | 'connectors' | 'makers' | 'categories' | 'subjects' | 'products'
  isLong?: boolean
  /** Whether the field, of one line of text, takes the form's whole width: a title. */
  isWide?: boolean
  /** The least number of lines of a field with several lines. */
  lines?: number
  /** Whether the field is alone in a part with the same title, so that it needs no label. */
  isTitled?: boolean
  isDay?: boolean
  isColour?: boolean
  /** The background on which the picture is shown, for a field that names a picture's file. */
  picture?: 'light' | 'dark'
}

export type WordsTable = Readonly<Record<string, FieldWords>>

/**
 * The words for a field. In: the field's full name, with the numbers of rows. Out: the words for this field, else those
 * for all fields with the same last name ('*.title'), else the name as its label.
 */
export function wordsOf(words: WordsTable, name: string): FieldWords {
  const path = name.replaceAll(/\.\d+(?=\.|$)/g, '')
  const known = [path, `*.${path.slice(path.lastIndexOf('.') + 1)}`].find((one) => Object.hasOwn(words, one))
  return (known === undefined ? undefined : words[known]) ?? { label: path }
}
