/** A number from 0 on as pt-BR text, without `Intl`, whose first use takes a phone a tenth of a second. */
export function numberText(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return fraction ? `${grouped},${fraction}` : grouped
}

/** A number with its noun: '1 mensagem', '1.204 mensagens'. In: the noun of one, and of several or none. */
export function counted(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}
