/** A day (YYYY-MM-DD) in Brazilian notation: '24/11/2026'. */
export function brazilianDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}/${month}/${year}`
}

const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** An ISO date (2024-01-15) in words, '15 de janeiro de 2024', independent of the time zone. */
export function longDate(isoDate: string): string {
  const date = new Date(isoDate)
  return `${date.getUTCDate()} de ${months[date.getUTCMonth()]} de ${date.getUTCFullYear()}`
}

/** A time (ISO 8601) in Brasília's time zone: '22/11/2026 13:05'. */
export function brasiliaMoment(moment: string): string {
  return momentFormat.format(new Date(moment)).replace(', ', ' ')
}

/** The day of a time (ISO 8601) in Brasília's time zone: 2026-11-22. */
export function brasiliaDay(moment: string): string {
  return dayFormat.format(new Date(moment))
}

/** The beginnings of a month (2026-11) and of the next, in UTC: Brasília is three hours behind, without summer time. */
export function brasiliaMonth(month: string): { from: string; until: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const start = (monthIndex: number) => new Date(Date.UTC(year, monthIndex, 1, 3)).toISOString()
  return { from: start(number - 1), until: start(number) }
}

/** Writes a day as 2026-11-22, because the Swedish format is year, month, day. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
