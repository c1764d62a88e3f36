/** How a form and the list of changes speak of a field. */
export interface FieldWords {
  label: string
  /** One of several: 'versão', 'palavra da busca'. */
  item?: string
  hint?: string
  /** What its absence means, for the list of changes. */
  none?: string
  /** What stands for each value of a choice; without it, the value itself. */
  options?: Readonly<Record<string, string>>
  /** The registry that its keys come from. */
  registry?: 'brands' | 'models' | 'connectors' | 'makers' | 'categories' | 'subjects' | 'products'
  isLong?: boolean
  /** It stands alone in a part of the form that is called as it is. */
  isTitled?: boolean
  isDay?: boolean
  isColour?: boolean
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
