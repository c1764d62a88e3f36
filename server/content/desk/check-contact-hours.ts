import { weekdays, type BusinessHours, type Weekday } from '#domain/desk/calendar/business-calendar.ts'
import { normalize } from '#domain/text/normalize.ts'
import type { ContentFault } from '#server/content-error.ts'
import { hoursFile } from './load-desk.ts'

/** A line of the contact page's hours: 'Segunda a sexta', '8h-18h'. */
interface SaidHours {
  name: string
  value: string
}

const contactFile = 'content/pages/contact.yaml'
const days = /^([a-z]+)(?:-feira)?(?: (?:a|ate) ([a-z]+)(?:-feira)?)?$/
const span = /^(\d{1,2})h(\d\d)?\s*(?:-|–|as|a)\s*(\d{1,2})h(\d\d)?$/

/**
 * Faults where the business hours by which answers are timed differ from those on the contact page, as far as its words
 * can be read.
 */
export function contactHoursFaults({ week }: BusinessHours, said: readonly SaidHours[]): ContentFault[] {
  return said.flatMap(({ name, value }) => {
    const times = span.exec(normalize(value))
    if (!times) return []
    const [, from = '', fromMinutes = '0', until = '', untilMinutes = '0'] = times
    const stated = `${clock(Number(from) * 60 + Number(fromMinutes))}-${clock(Number(until) * 60 + Number(untilMinutes))}`
    return daysOf(name).flatMap((day) => {
      const kept = wholeOf(week[day])
      return kept === stated ? [] : [fault(day, kept, `"${name}: ${value}"`)]
    })
  })
}

function fault(day: Weekday, kept: string, stated: string): ContentFault {
  const problem = `${day} tem ${kept}, e ${contactFile} diz ${stated}; escreva o mesmo nos dois`
  return { file: hoursFile, path: `week.${day}`, code: 'conteudo-valor', problem }
}

function daysOf(name: string): Weekday[] {
  const [, first, last = first] = days.exec(normalize(name)) ?? []
  const [from, until] = [first, last].map((word) => weekdays.findIndex((weekday) => weekday === word))
  return from === undefined || until === undefined || from < 0 || until < from ? [] : weekdays.slice(from, until + 1)
}

/** A day's hours from the first opening to the last closing, because the contact page does not mention lunch breaks. */
function wholeOf(stretches: BusinessHours['week'][Weekday]): string {
  const [first, last] = [stretches.at(0), stretches.at(-1)]
  return first && last ? `${clock(first.from)}-${clock(last.until)}` : 'nenhum horário'
}

function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
