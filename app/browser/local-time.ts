/** Date and time in the visitor's time zone: 'YYYY-MM-DDTHH:MM:SS'. */
export function localDateTime(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}

/** The date in the visitor's time zone: 'YYYY-MM-DD'. */
export function localDay(now: Date): string {
  return localDateTime(now).slice(0, 10)
}
