/** A day (YYYY-MM-DD) in Brazilian notation: '24/11/2026'. */
export function brazilianDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}/${month}/${year}`
}
