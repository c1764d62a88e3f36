import type { AnswerTemplate } from '#domain/desk/answer/answer-template.ts'
import type { BusinessHours, Holidays } from '#domain/desk/calendar/business-hours.ts'
import type { ProposalSettings } from '#domain/proposal/proposal-settings.ts'

/** content/desk/: what the people who answer work with. The site shows none of it. */
export interface DeskContent {
  hours: BusinessHours
  holidays: Holidays
  /** What a new proposal begins with. */
  proposals: ProposalSettings
  /** With the promises of the brand in their places; the fields of a message are still to be filled. */
  templates: AnswerTemplate[]
  /** Within how many minutes of business hours the site promises an answer; undefined where it promises none. */
  promisedMinutes: number | undefined
}
