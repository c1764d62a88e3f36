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
  registry?: 'brands' | 'models' | 'connectors'
  isLong?: boolean
  /** It stands alone in a part of the form that is called as it is. */
  isTitled?: boolean
  isDay?: boolean
}

/** The words of a field of a form. In: its whole name, with the numbers of rows. Out: at least its name. */
export function wordsOf(words: Readonly<Record<string, FieldWords>>, name: string): FieldWords {
  const path = name.replaceAll(/\.\d+(?=\.|$)/g, '')
  return (Object.hasOwn(words, path) ? words[path] : undefined) ?? { label: path }
}
