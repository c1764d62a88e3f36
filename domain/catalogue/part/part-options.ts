/** What one code leaves open: a choice that the buyer may make and need not. */
export const partOptionLabel = {
  comprimento: 'Comprimento',
  metade: 'Metade',
  conector: 'Conector',
  embalagem: 'Embalagem',
  rosca: 'Rosca',
  diametro: 'Diâmetro',
  paciente: 'Paciente',
  modelo: 'Modelo',
  tubo: 'Tubo',
  terminal: 'Terminal',
  'padrao-cores': 'Padrão de cores',
} as const
export type PartOptionName = keyof typeof partOptionLabel

/** An optional choice of a product: it goes into the message and the cart line, and changes neither code nor price. */
export interface PartOption {
  about: PartOptionName
  values: string[]
}

/** The answers to optional choices, by what they are about. */
export type ChosenOptions = Partial<Record<PartOptionName, string>>

/** Chooses an answer, or takes it back when it was chosen already. */
export function toggleOption(chosen: ChosenOptions, about: PartOptionName, value: string): ChosenOptions {
  const { [about]: previous, ...others } = chosen
  return previous === value ? others : { ...others, [about]: value }
}

/** The options as questions: what each asks, in words, and its answers. */
export function optionQuestions(
  options: readonly PartOption[],
): { about: PartOptionName; label: string; choices: { value: string; label: string }[] }[] {
  return options.map(({ about, values }) => ({
    about,
    label: `${partOptionLabel[about]} (opcional)`,
    choices: values.map((value) => ({ value, label: value })),
  }))
}
