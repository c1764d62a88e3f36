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
  registry?: 'brands' | 'models' | 'connectors'
  isLong?: boolean
  /** The field is the only one in a part of the form with the same title. */
  isTitled?: boolean
  isDay?: boolean
}

/** The words for a field of a form. In: its full name, which includes row numbers. Out: at least its label. */
export function wordsOf(words: Readonly<Record<string, FieldWords>>, name: string): FieldWords {
  const path = name.replaceAll(/\.\d+(?=\.|$)/g, '')
  return (Object.hasOwn(words, path) ? words[path] : undefined) ?? { label: path }
}
