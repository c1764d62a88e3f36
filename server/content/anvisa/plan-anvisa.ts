import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { CsvError, parse } from 'csv-parse'
import type { Dossier } from '#domain/catalogue/part/dossier.ts'
import type { Evidence } from '#domain/catalogue/part/evidence.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { changeText, changesOf } from '#domain/editing/changes.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { ContentError, fault, type FaultCode, productFault, type ContentFault } from '#server/content-error.ts'
import { registrationFaults } from '#server/content/check/claims.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import type { FileChange } from '#server/content/drafts/change-files.ts'
import { valuesOf } from '#server/content/edit/catalogue.ts'
import { editedYaml } from '#server/content/edit/yaml.ts'
import { loadProducts } from '#server/content/load/load-catalogue.ts'

/** The columns of ANVISA's open table of regularised products, with every name that each has had. */
const columnNames = {
  number: ['NUMERO_REGISTRO_CADASTRO', 'NUMERO_REGISTRO_PRODUTO', 'NU_REGISTRO_PRODUTO', 'NUMERO_REGISTRO'],
  process: ['NUMERO_PROCESSO', 'NU_PROCESSO'],
  holder: ['DETENTOR_REGISTRO_CADASTRO', 'EMPRESA_DETENTORA_REGISTRO', 'DETENTOR_REGISTRO', 'NO_RAZAO_SOCIAL'],
  validity: ['VALIDADE_REGISTRO_CADASTRO', 'DATA_VENCIMENTO_REGISTRO', 'DT_VENCIMENTO_REGISTRO', 'VALIDADE_REGISTRO'],
  situation: ['SITUACAO_REGISTRO_CADASTRO', 'SITUACAO_REGISTRO', 'ST_SITUACAO_REGISTRO', 'SITUACAO'],
  updated: ['DT_ATUALIZACAO_DADO', 'DATA_ATUALIZACAO'],
} as const
type AnvisaColumn = keyof typeof columnNames
type AnvisaRow = Partial<Record<AnvisaColumn, string>>

/** The columns that some years' tables do not have. */
const optionalColumns: ReadonlySet<AnvisaColumn> = new Set(['situation', 'updated'])

/** The column of each heading; false for any other. Throws a ContentError when one is missing. */
function columnsOf(heading: readonly string[], path: string): (AnvisaColumn | false)[] {
  const headings = heading.map((name) => name.trim().toUpperCase())
  const named = new Map<string | undefined, AnvisaColumn>(
    keysOf(columnNames).map((column) => [columnNames[column].find((name) => headings.includes(name)), column]),
  )
  const columns = headings.map((name) => named.get(name) ?? false)
  const missing = keysOf(columnNames)
    .filter((column) => !columns.includes(column) && !optionalColumns.has(column))
    .map((column) => `${columnNames[column][0]} (ou ${columnNames[column].slice(1).join(', ')})`)
  if (missing.length === 0) return columns
  const problem = `falta a coluna ${missing.join('; e ')}. As que há: ${heading.map((name) => textOf(name)).join(', ')}. Espera-se a tabela TA_PRODUTO_SAUDE_SITE.csv; se a ANVISA mudou um nome, inclua-o em server/content/anvisa/plan-anvisa.ts`
  throw tableError(path, 'conteudo-anvisa-colunas', problem)
}

type AnvisaEntry = Readonly<Record<Exclude<AnvisaColumn, 'number'>, string>>

/** Bytes of the longest plausible row: a longer one has a quote that is never closed. */
const maximumRowBytes = 1_000_000

const format = {
  delimiter: ';',
  encoding: 'latin1',
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: maximumRowBytes,
} as const

/** Reads the rows with some registration numbers (11 digits) from ANVISA's open table. Throws a ContentError. */
export async function readAnvisaTable(path: string, numbers: ReadonlySet<string>) {
  const entriesByNumber = new Map<string, AnvisaEntry[]>()
  let isEmpty = true
  const columns = (heading: string[]) => {
    isEmpty = false
    return columnsOf(heading, path)
  }
  try {
    await pipeline(createReadStream(path), parse({ ...format, columns }), async (rows: AsyncIterable<AnvisaRow>) => {
      for await (const { number = '', process, holder, validity, situation, updated } of rows) {
        const digits = number.replaceAll(/\D/g, '')
        if (!numbers.has(digits)) continue
        const entry: AnvisaEntry = {
          process: textOf(process),
          holder: textOf(holder),
          validity: textOf(validity),
          situation: textOf(situation),
          updated: textOf(updated),
        }
        const entries = entriesByNumber.get(digits) ?? []
        const isNew = entries.every((other) => !isDeepStrictEqual(other, entry))
        if (isNew) entriesByNumber.set(digits, [...entries, entry])
      }
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const problem = `não se lê como tabela separada por ponto e vírgula a partir da linha ${String(error['lines'])}; baixe-a de novo`
    throw tableError(path, 'conteudo-anvisa-tabela', problem, Number(error['lines']))
  }
  if (isEmpty) throw tableError(path, 'conteudo-anvisa-tabela', 'o arquivo está vazio')
  return entriesByNumber
}

/** A cell's text, trimmed; right also in a table (ISO-8859-1) that somebody has saved again as UTF-8. */
function textOf(cell = ''): string {
  // In a table with a byte order mark the parser has read the cell as UTF-8 already.
  if (/[\u0100-\uFFFF]/.test(cell)) return cell.trim()
  const bytes = Buffer.from(cell, 'latin1')
  return (isUtf8(bytes) ? bytes.toString('utf8') : cell).trim()
}

function tableError(path: string, code: FaultCode, problem: string, line = 1): ContentError {
  const file = basename(path)
  return new ContentError([fault(file, `linha ${line}`, code, problem)], `${file}; nada foi gravado`)
}

/** A registration's state and expiry by its row; undefined if unreadable. One 'being renewed' outlives its expiry. */
export function registrationStanding(
  { validity, situation }: AnvisaEntry,
  { today, status }: { today: string; status: Dossier['anvisaStatus'] },
): { status: NonNullable<Dossier['anvisaStatus']>; expires?: string } | undefined {
  const expires = dayOf(validity)
  if (expires === undefined && !/^(?:vigente)?$/i.test(validity)) return undefined
  const end = expires === undefined ? {} : { expires }
  if (/cancel|caduc/i.test(situation)) return { status: 'cancelado', ...end }
  const isExpired = /vencid/i.test(situation) || (expires !== undefined && expires < today)
  if (status === 'em-renovacao') return { status, ...end }
  return { status: isExpired ? 'vencido' : 'vigente', ...end }
}

/** The day at the beginning of a cell ('10/05/2031 00:00:00', '2031-05-10') as 2031-05-10. */
export function dayOf(cell: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})(?!\d)/.exec(cell) ?? []
  if (day && month && year) return `${year}-${month}-${day}`
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(cell)?.[0]
}

/** Plans product files' changes by ANVISA's table, with what is wrong; writes nothing. Throws a ContentError. */
export async function planAnvisa(root: string, { table, today }: { table: string; today: string }) {
  const faults: ContentFault[] = []
  const content = new ContentFiles(root)
  const numbered = (await loadProducts(content, faults)).filter(({ dossier }) => dossier.anvisaNumber !== undefined)
  if (faults.length > 0) throw new ContentError(faults)
  const entries = await readAnvisaTable(table, new Set(numbered.flatMap(({ dossier }) => dossier.anvisaNumber ?? [])))
  const lines: string[] = []
  const findings: ContentFault[] = []
  const changes: FileChange[] = []
  for (const before of numbered) {
    const { id, dossier, sku = id } = before
    const after = applyTableEntry(before, { entries: entries.get(dossier.anvisaNumber ?? '') ?? [], today })
    if ('problem' in after) {
      findings.push(productFault(id, 'dossier.anvisaNumber', after.code, after.problem))
      continue
    }
    findings.push(...registrationFaults([after], today))
    if (isDeepStrictEqual(before, after)) continue
    const path = `products/${id}.yaml`
    const { text } = await content.text(path)
    const values = valuesOf({ text })
    const next = { ...values, dossier: after.dossier, evidence: after.evidence }
    const kind = productKindOf(values)
    lines.push(...changesOf(values, next, kind).map((change) => `${sku}, ${changeText(change)}`))
    changes.push({ path, base: text, text: editedYaml(text, [], next, kind.order) })
  }
  return { numbered: numbered.length, lines, findings, changes }
}

/** A product with the table's data, or why they cannot be used. */
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
