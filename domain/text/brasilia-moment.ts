/** A moment (ISO 8601) as Brasília's clocks showed it: '22/11/2026 13:05'. */
export function brasiliaMoment(moment: string): string {
  return form.format(new Date(moment)).replace(', ', ' ')
}

const form = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
