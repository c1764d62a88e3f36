import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { ContentError, fault, type FaultCode } from '#server/content-error.ts'

/**
 * The columns of ANVISA's open table of regularised products with all names that each has had: ANVISA renames them now
 * and then, and a new name is added here.
 */
const columnNames = {
  number: ['NUMERO_REGISTRO_CADASTRO', 'NUMERO_REGISTRO_PRODUTO', 'NU_REGISTRO_PRODUTO', 'NUMERO_REGISTRO'],
  process: ['NUMERO_PROCESSO', 'NU_PROCESSO'],
  holder: ['DETENTOR_REGISTRO_CADASTRO', 'EMPRESA_DETENTORA_REGISTRO', 'DETENTOR_REGISTRO', 'NO_RAZAO_SOCIAL'],
  validity: ['VALIDADE_REGISTRO_CADASTRO', 'DATA_VENCIMENTO_REGISTRO', 'DT_VENCIMENTO_REGISTRO', 'VALIDADE_REGISTRO'],
  situation: ['SITUACAO_REGISTRO_CADASTRO', 'SITUACAO_REGISTRO', 'ST_SITUACAO_REGISTRO', 'SITUACAO'],
  updated: ['DT_ATUALIZACAO_DADO', 'DATA_ATUALIZACAO'],
} as const
type AnvisaColumn = keyof typeof columnNames

/** Columns that may be missing: some years' tables have no situation; the date of the data is useful but not needed. */
const optionalColumns: ReadonlySet<AnvisaColumn> = new Set(['situation', 'updated'])

/** The index of each column in a table. In: the cells of its heading. Throws a ContentError when one is missing. */
function columnIndexesOf(heading: readonly string[], path: string): ReadonlyMap<AnvisaColumn, number> {
  const headings = heading.map((name) => name.trim().toUpperCase())
  const indexes = new Map(
    keysOf(columnNames).flatMap((column): [AnvisaColumn, number][] => {
      const name = columnNames[column].find((candidate) => headings.includes(candidate))
      return name === undefined ? [] : [[column, headings.indexOf(name)]]
    }),
  )
  const missing = keysOf(columnNames)
    .filter((column) => !indexes.has(column) && !optionalColumns.has(column))
    .map((column) => `${columnNames[column][0]} (ou ${columnNames[column].slice(1).join(', ')})`)
  if (missing.length === 0) return indexes
  const problem = `falta a coluna ${missing.join('; e ')}. As que há: ${heading.map(textOf).join(', ')}. Espera-se a tabela TA_PRODUTO_SAUDE_SITE.csv; se a ANVISA mudou um nome, inclua-o em server/content/anvisa/read-anvisa-table.ts`
  throw tableError(path, 'conteudo-anvisa-colunas', problem)
}

/** The table's cells for a number; '' for an empty cell or a missing column. */
export type AnvisaEntry = Readonly<Record<Exclude<AnvisaColumn, 'number'>, string>>

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

/**
 * Reads ANVISA's open table of regularised products (`;`, ISO-8859-1) row by row and keeps only the rows asked for. In:
 * the file, and numbers of 11 digits. Out: the rows of each number that occurs, without repetitions. Throws a
 * ContentError for a file that is not this table.
 */
export async function readAnvisaTable(
  path: string,
  numbers: ReadonlySet<string>,
): Promise<ReadonlyMap<string, AnvisaEntry[]>> {
  const entriesByNumber = new Map<string, AnvisaEntry[]>()
  try {
    await pipeline(createReadStream(path), parse(format), async (records: AsyncIterable<string[]>) => {
      let columnIndexes: ReadonlyMap<AnvisaColumn, number> | undefined
      for await (const cells of records) {
        if (columnIndexes) addRow(entriesByNumber, cells, columnIndexes, numbers)
        else columnIndexes = columnIndexesOf(cells, path)
      }
      if (!columnIndexes) throw tableError(path, 'conteudo-anvisa-tabela', 'o arquivo está vazio')
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const problem = `não se lê como tabela separada por ponto e vírgula a partir da linha ${String(error['lines'])}; baixe-a de novo`
    throw tableError(path, 'conteudo-anvisa-tabela', problem, Number(error['lines']))
  }
  return entriesByNumber
}

function addRow(
  entriesByNumber: Map<string, AnvisaEntry[]>,
  cells: readonly string[],
  columnIndexes: ReadonlyMap<AnvisaColumn, number>,
  numbers: ReadonlySet<string>,
): void {
  const cell = (column: AnvisaColumn) => textOf(cells[columnIndexes.get(column) ?? -1] ?? '')
  const number = cell('number').replaceAll(/\D/g, '')
  if (!numbers.has(number)) return
  const entry: AnvisaEntry = {
    process: cell('process'),
    holder: cell('holder'),
    validity: cell('validity'),
    situation: cell('situation'),
    updated: cell('updated'),
  }
  const entries = entriesByNumber.get(number) ?? []
  const isNew = entries.every((other) => JSON.stringify(other) !== JSON.stringify(entry))
  if (isNew) entriesByNumber.set(number, [...entries, entry])
}

/**
 * A trimmed cell. Its text is also right in a table that somebody has saved again as UTF-8, with or without a byte order
 * mark.
 */
function textOf(cell: string): string {
  // At a byte order mark the parser has read it as UTF-8 already.
  if (/[\u0100-\uFFFF]/.test(cell)) return cell.trim()
  const bytes = Buffer.from(cell, 'latin1')
  return (isUtf8(bytes) ? bytes.toString('utf8') : cell).trim()
}

function tableError(path: string, code: FaultCode, problem: string, line = 1): ContentError {
  const file = basename(path)
  return new ContentError([fault(file, `linha ${line}`, code, problem)], `${file}; nada foi gravado`)
}
