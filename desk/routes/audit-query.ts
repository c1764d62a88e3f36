import * as v from 'valibot'
import { wholeNumber } from '#desk/http/form.ts'
import type { AuditQuery } from '#desk/access/access.ts'

/** In: the query of an address. Out: the filters of the audit; invalid values filter nothing. */
export function auditQueryOf(query: Record<string, string>): AuditQuery {
  const { quem = '', ato = '', antes } = query
  const before = v.safeParse(wholeNumber, antes)
  return { operator: quem.slice(0, 80), action: ato.slice(0, 40), before: before.success ? before.output : undefined }
}

/** The address of the acts with lower ids, with the same filters. */
export function auditAddress({ operator, action }: AuditQuery, before: number): string {
  const query = new URLSearchParams({ quem: operator, ato: action, antes: String(before) })
  return `/auditoria?${query.toString()}`
}
