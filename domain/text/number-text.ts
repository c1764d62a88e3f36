/**
 * A number of 0 or more as pt-BR text: '.' between thousands and ',' before the decimals.
 * Written out because a phone needs a tenth of a second to wake `Intl` up, on every page that counts something.
 */
export function numberText(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return fraction ? `${grouped},${fraction}` : grouped
}
