import type { Dossier } from '#domain/catalogue/part/dossier.ts'
import type { AnvisaEntry } from './read-anvisa-table.ts'

/** A registration's state and expiry; without an expiry for those that do not expire. */
export interface RegistrationStanding {
  status: NonNullable<Dossier['anvisaStatus']>
  expires?: string
}

/**
 * A registration's state by the table. In: the table's row, the day of the look-up (2026-11-24), and the product's
 * present status: 'being renewed' is kept past the expiry, because a renewal requested in time keeps the registration
 * valid. Out: undefined where the expiry cannot be read.
 */
export function registrationStanding(
  { validity, situation }: AnvisaEntry,
  { today, status }: { today: string; status: Dossier['anvisaStatus'] },
): RegistrationStanding | undefined {
  const expires = dayOf(validity)
  if (expires === undefined && !/^(?:vigente)?$/i.test(validity)) return undefined
  const end = expires === undefined ? {} : { expires }
  if (/cancel|caduc/i.test(situation)) return { status: 'cancelado', ...end }
  const isOver = /vencid/i.test(situation) || (expires !== undefined && expires < today)
  if (status === 'em-renovacao') return { status, ...end }
  return { status: isOver ? 'vencido' : 'vigente', ...end }
}

/** The day at the beginning of a cell ('10/05/2031 00:00:00' or '2031-05-10') as 2031-05-10; undefined without one. */
export function dayOf(cell: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})(?!\d)/.exec(cell) ?? []
  if (day && month && year) return `${year}-${month}-${day}`
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(cell)?.[0]
}
