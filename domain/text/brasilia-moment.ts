/** A moment (ISO 8601) as Brasília's clocks showed it: '22/11/2026 13:05'. */
export function brasiliaMoment(moment: string): string {
  return form.format(new Date(moment)).replace(', ', ' ')
}

/** The day on which Brasília's calendar had a moment (ISO 8601): 2026-11-22. */
export function brasiliaDay(moment: string): string {
  return dayForm.format(new Date(moment))
}

/** Swedish dates are written year, month, day. */
const dayForm = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

const form = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
