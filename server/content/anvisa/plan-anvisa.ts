import { isDeepStrictEqual } from 'node:util'
import type { Dossier } from '#domain/catalogue/part/dossier.ts'
import type { Evidence } from '#domain/catalogue/part/evidence.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { changeText, changesOf } from '#domain/editing/changes.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { ContentError, productFault, type ContentFault, type FaultCode } from '#server/content-error.ts'
import { registrationFaults } from '#server/content/check/claims.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import type { FileChange } from '#server/content/drafts/change-files.ts'
import { valuesOf } from '#server/content/edit/catalogue.ts'
import { editedYaml } from '#server/content/edit/yaml.ts'
import { loadProducts } from '#server/content/load/load-catalogue.ts'
import { type AnvisaEntry, readAnvisaTable } from './read-anvisa-table.ts'

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
  const isExpired = /vencid/i.test(situation) || (expires !== undefined && expires < today)
  if (status === 'em-renovacao') return { status, ...end }
  return { status: isExpired ? 'vencido' : 'vigente', ...end }
}

/** The day at the beginning of a cell ('10/05/2031 00:00:00' or '2031-05-10') as 2031-05-10; undefined without one. */
export function dayOf(cell: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})(?!\d)/.exec(cell) ?? []
  if (day && month && year) return `${year}-${month}-${day}`
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(cell)?.[0]
}

/** The result of a look-up in ANVISA's table, and the changes of product files. */
interface AnvisaPlan {
  /** Number of products with a registration number. */
  numbered: number
  changed: string[]
  /** One line for each changed field. */
  lines: string[]
  /** Numbers that the table lacks or says different things about, and registrations that are not in order. */
  findings: ContentFault[]
  changes: FileChange[]
}

/**
 * Looks up every `anvisaNumber` of the products below `root` in ANVISA's table, and determines the new content of their
 * files: holder, process, state, expiry, and the day of the look-up. In: the table's path, and today as 2026-11-24.
 * Writes nothing. Throws a ContentError when a product or the table cannot be read.
 */
export async function planAnvisa(
  root: string,
  { table, today }: { table: string; today: string },
): Promise<AnvisaPlan> {
  const faults: ContentFault[] = []
  const content = new ContentFiles(root)
  const products = await loadProducts(content, faults)
  if (faults.length > 0) throw new ContentError(faults)
  const numbers = products.flatMap(({ dossier }) => dossier.anvisaNumber ?? [])
  const entries = await readAnvisaTable(table, new Set(numbers))

  const plan = {
    numbered: numbers.length,
    changed: [] as string[],
    lines: [] as string[],
    findings: [] as ContentFault[],
  }
  const changes: FileChange[] = []
  for (const before of products) {
    const { anvisaNumber } = before.dossier
    if (anvisaNumber === undefined) continue
    const after = applyTableEntry(before, { entries: entries.get(anvisaNumber) ?? [], today })
    if ('problem' in after) {
      plan.findings.push(productFault(before.id, 'dossier.anvisaNumber', after.code, after.problem))
      continue
    }
    plan.findings.push(...registrationFaults([after], today))
    if (isDeepStrictEqual(before, after)) continue
    plan.changed.push(before.id)
    const path = `products/${before.id}.yaml`
    const { text } = await content.text(path)
    const values = valuesOf({ text })
    const next = { ...values, dossier: after.dossier, evidence: after.evidence }
    const kind = productKindOf(values)
    const name = before.sku ?? before.id
    plan.lines.push(...changesOf(values, next, kind).map((change) => `${name}, ${changeText(change)}`))
    changes.push({ path, base: text, text: editedYaml(text, [], next, kind.order) })
  }
  return { ...plan, changes }
}

/** A product with the table's data for its number, or the reason why they cannot be used. */
function applyTableEntry(
  product: ProductRecord,
  { entries: [entry, ...others], today }: { entries: readonly AnvisaEntry[]; today: string },
): ProductRecord | { code: FaultCode; problem: string } {
  const { dossier, evidence } = product
  const number = dossier.anvisaNumber
  if (!entry) {
    const problem = `há ${number}, que a tabela da ANVISA não traz; confira o número e se o registro não foi cancelado`
    return { code: 'conteudo-anvisa-sem-registro', problem }
  }
  if (others.length > 0) {
    const problem = `há ${number}, de que a tabela da ANVISA traz ${others.length + 1} linhas que não concordam; confira no portal da ANVISA e escreva os campos à mão`
    return { code: 'conteudo-anvisa-linhas', problem }
  }
  const standing = registrationStanding(entry, { today, status: dossier.anvisaStatus })
  if (!standing) {
    const problem = `há ${number}, cuja validade na tabela da ANVISA é "${entry.validity}"; espera-se uma data como 10/05/2031, ou VIGENTE`
    return { code: 'conteudo-anvisa-validade', problem }
  }
  const { anvisaProcess: _process, anvisaExpires: _expires, ...rest } = dossier
  const newDossier = {
    ...rest,
    ...(entry.process && { anvisaProcess: entry.process }),
    anvisaStatus: standing.status,
    ...(standing.expires && { anvisaExpires: standing.expires }),
  }
  const evidenceOfTable = tableEvidence(entry, today)
  const index = evidence.findIndex(({ about }) => about === 'anvisa')
  return {
    ...product,
    dossier: newDossier,
    evidence: index < 0 ? [...evidence, evidenceOfTable] : evidence.with(index, evidenceOfTable),
  }
}

function tableEvidence({ holder, updated }: AnvisaEntry, today: string): Evidence {
  const day = dayOf(updated)
  const document = `dados abertos da ANVISA${day ? ` de ${longDate(day)}` : ''}`
  return { about: 'anvisa', document, holder: holder || 'não informado', seen: today }
}
