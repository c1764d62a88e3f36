const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** An ISO date (2024-01-15) in words, '15 de janeiro de 2024', independent of the time zone. */
export function longDate(isoDate: string): string {
  const date = new Date(isoDate)
  return `${date.getUTCDate()} de ${months[date.getUTCMonth()]} de ${date.getUTCFullYear()}`
}
