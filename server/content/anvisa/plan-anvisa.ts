import { changeText, changesOf } from '#domain/editing/changes.ts'
import { productFile, valuesOf } from '#server/content/edit/catalogue.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Evidence } from '#domain/catalogue/part/evidence.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { registrationFaults } from '#server/content/check/claims.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadProducts } from '#server/content/load/load-products.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { editedYaml } from '#server/content/edit/yaml.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { readAnvisaTable, type AnvisaEntry } from './read-anvisa-table.ts'
import { dayOf, registrationStanding } from './registration-standing.ts'

/** The result of a look-up in ANVISA's table, and the product files to be written, by path. */
export interface AnvisaPlan {
  /** Number of products with a registration number. */
  asked: number
  changed: string[]
  /** One line for each changed field. */
  lines: string[]
  /** Numbers that the table lacks or says different things about, and registrations that are not in order. */
  findings: ContentFault[]
  texts: ReadonlyMap<string, string>
}

interface LookUp {
  /** Path of ANVISA's open table of regularised products. */
  table: string
  /** The day of the look-up: 2026-11-24. */
  today: string
}

/**
 * Looks up every `anvisaNumber` of the products below `root` in ANVISA's table, and determines the new content of their
 * files: holder, process, state, expiry, and the day of the look-up. Writes nothing. Throws a ContentError when a
 * product or the table cannot be read.
 */
export async function planAnvisa(root: string, { table, today }: LookUp): Promise<AnvisaPlan> {
  const faults: ContentFault[] = []
  const products = await loadProducts(new ContentFiles(root), faults)
  if (faults.length > 0) throw new ContentError(faults)
  const numbers = products.flatMap(({ dossier }) => dossier.anvisaNumber ?? [])
  const entries = await readAnvisaTable(table, new Set(numbers))

  const plan = { asked: numbers.length, changed: [] as string[], lines: [] as string[], findings: [] as ContentFault[] }
  const texts = new Map<string, string>()
  for (const before of products) {
    const { anvisaNumber } = before.dossier
    if (anvisaNumber === undefined) continue
    const after = lookedUp(before, { entries: entries.get(anvisaNumber) ?? [], today })
    if ('problem' in after) {
      plan.findings.push({ file: `content/products/${before.id}.yaml`, path: 'dossier.anvisaNumber', ...after })
      continue
    }
    plan.findings.push(...registrationFaults([after], today))
    if (isDeepStrictEqual(before, after)) continue
    plan.changed.push(before.id)
    const path = join(root, productFile(before.id))
    const text = await readFile(path, 'utf8')
    const values = valuesOf({ text })
    const next = { ...values, dossier: after.dossier, evidence: after.evidence }
    const kind = productKindOf(values)
    const name = before.sku ?? before.id
    plan.lines.push(...changesOf(values, next, kind).map((change) => `${name}, ${changeText(change)}`))
    texts.set(path, editedYaml(text, [], next, kind.order))
  }
  return { ...plan, texts }
}

/** A product with the table's data for its number, or the reason why they cannot be used. */
function lookedUp(
  product: ProductRecord,
  { entries: [entry, ...others], today }: { entries: readonly AnvisaEntry[]; today: string },
): ProductRecord | Pick<ContentFault, 'code' | 'problem'> {
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
  const { anvisaProcess: _process, anvisaExpires: _expires, ...kept } = dossier
  const next = {
    ...kept,
    ...(entry.process && { anvisaProcess: entry.process }),
    anvisaStatus: standing.status,
    ...(standing.expires && { anvisaExpires: standing.expires }),
  }
  const paper = paperOfTable(entry, today)
  const at = evidence.findIndex(({ about }) => about === 'anvisa')
  return { ...product, dossier: next, evidence: at < 0 ? [...evidence, paper] : evidence.with(at, paper) }
}

function paperOfTable({ holder, updated }: AnvisaEntry, today: string): Evidence {
  const day = dayOf(updated)
  const document = `dados abertos da ANVISA${day ? ` de ${longDate(day)}` : ''}`
  return { about: 'anvisa', document, holder: holder || 'não informado', seen: today }
}
