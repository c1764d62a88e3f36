import { BusinessCalendar } from '#domain/desk/calendar/business-calendar.ts'
import { lateSince } from '#domain/desk/calendar/promise.ts'
import type { Brand } from '#domain/shop/brand.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { DeskContent } from '#server/content/desk/load-desk.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'

export interface DeskFacts extends DeskContent {
  calendar: BusinessCalendar
  brand: Brand
}

export const deskFacts = derived(({ data: { content } }: Shop): DeskFacts => {
  const { desk, brand } = content
  return { ...desk, brand, calendar: new BusinessCalendar(desk.hours, desk.holidays) }
})

/** The day in Brasília (YYYY-MM-DD). */
export const todayInBrasilia = () => brasiliaDay(new Date().toISOString())

/** The time now: a message that waits since `lateSince` is late; undefined where the shop promises no answer time. */
export function presentTimes({ promisedMinutes, calendar }: DeskFacts) {
  const now = new Date().toISOString()
  const minutes = promisedMinutes
  return {
    now,
    today: brasiliaDay(now),
    lateSince: minutes === undefined ? undefined : lateSince(now, { minutes, calendar }),
  }
}
