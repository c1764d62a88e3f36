import type { Brand } from '#domain/brand.ts'
import { BusinessCalendar } from '#domain/desk/calendar/business-calendar.ts'
import type { DeskContent } from '#server/content/desk/load-desk.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'

/** The shop's words for people at the desk (hours, holidays, templates), and its brand. */
export interface DeskWords extends DeskContent {
  calendar: BusinessCalendar
  brand: Brand
}

/** The words of a shop, as they are published. */
export const deskWords = derived(({ data: { content } }: Shop): DeskWords => {
  const { desk, brand } = content
  return { ...desk, brand, calendar: new BusinessCalendar(desk.hours, desk.holidays) }
})
