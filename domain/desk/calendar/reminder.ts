import { dayAfter } from '#domain/time.ts'
import type { BusinessCalendar } from './business-calendar.ts'

export const reminderChoices = [
  { days: 1, name: 'amanhã' },
  { days: 2, name: 'em 2 dias' },
  { days: 7, name: 'em 1 semana' },
  { days: 30, name: 'em 1 mês' },
] as const

/** The day of a reminder in `days` days or, if the shop is closed then, the next open one (2026-11-26). */
export function reminderDay(today: string, days: number, calendar: Pick<BusinessCalendar, 'openDayFrom'>): string {
  return calendar.openDayFrom(dayAfter(today, days))
}
