/** The props that the text fields of one form have in common: what was typed, and what is wrong with it. */
export function typedField(typed: Readonly<Record<string, string>>, faults: Readonly<Record<string, string>>) {
  return (name: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    error: faults[name],
    autoComplete: 'off',
  })
}
