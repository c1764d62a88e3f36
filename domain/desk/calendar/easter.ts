const dayMilliseconds = 24 * 60 * 60 * 1000

/** Easter Sunday of a year of the Gregorian calendar, as a day (2026-04-05), by the anonymous Gregorian computus. */
export function easter(year: number): string {
  const cycle = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * cycle + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((cycle + 11 * epact + 19 * weekday) / 433)
  const month = Math.floor((epact + weekday - 7 * late + 90) / 25)
  const day = (epact + weekday - 7 * late + 33 * month + 19) % 32
  return isoDay(Date.UTC(year, month - 1, day))
}

/** The day that lies a number of days after another one; before it if `days` is negative. */
export function dayAfter(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * dayMilliseconds)
}

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
