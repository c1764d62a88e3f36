import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import type { BusinessHours, Weekday } from './business-calendar.ts'

type Week = BusinessHours['week']

const days = [
  ['segunda', 'Segunda', 'Monday'],
  ['terca', 'Terça', 'Tuesday'],
  ['quarta', 'Quarta', 'Wednesday'],
  ['quinta', 'Quinta', 'Thursday'],
  ['sexta', 'Sexta', 'Friday'],
  ['sabado', 'Sábado', 'Saturday'],
  ['domingo', 'Domingo', 'Sunday'],
] as const satisfies readonly (readonly [Weekday, string, DayOfWeek])[]

type DaysAlike = { names: [string, ...string[]]; schemaDays: DayOfWeek[]; periods: Week[Weekday] }

function openDays(week: Week): DaysAlike[] {
  const groups: DaysAlike[] = []
  for (const [day, name, schemaDay] of days) {
    const periods = week[day]
    const before = groups.at(-1)
    if (before && JSON.stringify(before.periods) === JSON.stringify(periods)) {
      before.names.push(name)
      before.schemaDays.push(schemaDay)
    } else groups.push({ names: [name], schemaDays: [schemaDay], periods })
  }
  return groups.filter(({ periods }) => periods.length > 0)
}

/** The business hours for visitors: 'Segunda a sexta', '8h-12h e 13h30-18h' (spec §2 'Contact'); no closed days. */
export function hoursLines(week: Week): { name: string; value: string }[] {
  return openDays(week).map(({ names, periods }) => ({
    name: daysText(names),
    value: periods.map(({ from, until }) => `${hourText(from)}-${hourText(until)}`).join(' e '),
  }))
}

/** The business hours for schema.org, one entry for each period of days that are alike (spec §7). */
export function openingHours(week: Week): OpeningHoursSpecification[] {
  return openDays(week).flatMap(({ schemaDays, periods }) =>
    periods.map(({ from, until }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: schemaDays,
      opens: clockText(from),
      // schema.org knows no 24:00.
      closes: clockText(Math.min(until, 24 * 60 - 1)),
    })),
  )
}

function daysText(names: DaysAlike['names']): string {
  const last = names.at(-1)?.toLowerCase()
  if (names.length === 1) return names[0]
  return `${names[0]} ${names.length === 2 ? 'e' : 'a'} ${last}`
}

function hourText(minutes: number): string {
  return `${Math.floor(minutes / 60)}h${minutes % 60 === 0 ? '' : pad(minutes % 60)}`
}

/** Minutes since midnight as '08:00'. */
export function clockText(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

const pad = (number: number): string => String(number).padStart(2, '0')
