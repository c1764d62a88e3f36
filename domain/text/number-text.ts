/**
 * A number of 0 or more as pt-BR text: '.' between thousands and ',' before the decimals. `Intl` is not used, because
 * its first use takes a phone a tenth of a second on every page that shows a number.
 */
export function numberText(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return fraction ? `${grouped},${fraction}` : grouped
}

/** A count with its noun in the singular or plural: '1 dia', '0 dias'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
