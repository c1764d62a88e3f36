import type { AnswerTemplate } from '#domain/desk/answer.ts'
import type { BusinessHours, Holidays } from '#domain/desk/calendar/business-calendar.ts'
import type { ProposalSettings } from '#domain/proposal/proposal-settings.ts'

/** content/desk/: what the people at the desk work with. The site does not show it. */
export interface DeskContent {
  hours: BusinessHours
  holidays: Holidays
  /** The terms of a new proposal. */
  proposals: ProposalSettings
  /** With the brand's promises filled in; the fields of a message are filled in later. */
  templates: AnswerTemplate[]
  /** Minutes of business hours within which the site promises an answer; undefined without a promise. */
  promisedMinutes: number | undefined
}
