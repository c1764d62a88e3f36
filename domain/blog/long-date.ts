const format = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** An ISO date (2024-01-15) in words: '15 de janeiro de 2024', the same day in every time zone. */
export function longDate(isoDate: string): string {
  return format.format(new Date(isoDate))
}
