import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'

const days = [
  ['segunda', 'Monday'],
  ['terca', 'Tuesday'],
  ['quarta', 'Wednesday'],
  ['quinta', 'Thursday'],
  ['sexta', 'Friday'],
  ['sabado', 'Saturday'],
  ['domingo', 'Sunday'],
] as const satisfies readonly (readonly [string, DayOfWeek])[]

/** One line of the hours on the contact page: 'Segunda a sexta', '8h-18h'. */
export interface HoursLine {
  name: string
  value: string
}

/**
 * Opening hours in the form of schema.org, from the lines that visitors read (spec §2 'Contact'). Lines without days or
 * a span of hours ('Suporte técnico: 24h para emergências') are left out: they do not say when the shop is open.
 */
export function openingHours(lines: readonly HoursLine[]): OpeningHoursSpecification[] {
  return lines.flatMap(({ name, value }) => {
    const dayOfWeek = daysIn(name)
    const [opens, closes] = [...value.matchAll(/(\d{1,2})h(\d{2})?/g)].map(timeOf)
    if (dayOfWeek.length === 0 || !opens || !closes) return []
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** The days that a text names: five for 'Segunda a sexta', two for 'Sábado e domingo'. */
function daysIn(name: string): DayOfWeek[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const named = days.flatMap(([word], position) => (new RegExp(`\\b${word}`).test(plain) ? position : []))
  const [first, last] = [named.at(0), named.at(-1)]
  if (first === undefined || last === undefined) return []
  const isSpan = /\b(a|ate)\b/.test(plain)
  return days
    .filter((_, position) => (isSpan ? position >= first && position <= last : named.includes(position)))
    .map(([, day]) => day)
}

function timeOf([, hours = '', minutes = '00']: RegExpExecArray): string {
  return `${hours.padStart(2, '0')}:${minutes}`
}
