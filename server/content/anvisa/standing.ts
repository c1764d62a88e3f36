import type { Dossier } from '#domain/catalogue/part/dossier.ts'
import type { AnvisaEntry } from './read-anvisa-table.ts'

/** How a registration stands, and when it ends; no end for those that do not end by themselves. */
export interface Standing {
  status: NonNullable<Dossier['anvisaStatus']>
  expires?: string
}

/**
 * How a registration stands by the table. In: what the table says, the day of the look-up (2026-11-24), and the status
 * that the product has: one that is being renewed stays so past its end, for the renewal that is asked for in time keeps
 * it good. Out: undefined where the end cannot be read.
 */
export function standingOf(
  { validity, situation }: AnvisaEntry,
  { today, status }: { today: string; status: Dossier['anvisaStatus'] },
): Standing | undefined {
  const expires = dayOf(validity)
  if (expires === undefined && !/^(?:vigente)?$/i.test(validity)) return undefined
  const end = expires === undefined ? {} : { expires }
  if (/cancel|caduc/i.test(situation)) return { status: 'cancelado', ...end }
  const isOver = /vencid/i.test(situation) || (expires !== undefined && expires < today)
  if (status === 'em-renovacao') return { status, ...end }
  return { status: isOver ? 'vencido' : 'vigente', ...end }
}

/** The day at the beginning of a cell, '10/05/2031 00:00:00' or '2031-05-10', as 2031-05-10; undefined where there is none. */
export function dayOf(cell: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})(?!\d)/.exec(cell) ?? []
  if (day && month && year) return `${year}-${month}-${day}`
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(cell)?.[0]
}
