import { unzipFiles, ZipRefused } from '#domain/sheet/unzipped.ts'
import { openSheet, type OpenSheet } from '#domain/sheet/workbook.ts'

const limits = { files: 1000, bytes: 60_000_000 }

/** What a zip archive that somebody chose as a list is. */
export type ReadXlsx =
  | { kind: 'sheet'; text: string; notice: string }
  /** It would fill the memory, however small its file. */
  | { kind: 'large' }
  /** It holds something else than a workbook: a text document, another program's sheet. */
  | { kind: 'other' }
  | { kind: 'damaged' }

/** The open sheet of a workbook, as text: one row a line, cells separated by tabs; and what was left out, in words. */
export function readXlsx(bytes: Uint8Array): ReadXlsx {
  try {
    const files = unzipFiles(bytes, limits, (name) => /\.(?:xml|rels)$/.test(name))
    if (!files.has('xl/workbook.xml')) return { kind: 'other' }
    const decoder = new TextDecoder()
    const sheet = openSheet((path) => {
      const file = files.get(path)
      return file && decoder.decode(file)
    })
    return sheet ? { kind: 'sheet', text: textOf(sheet.rows), notice: noticeOf(sheet) } : { kind: 'large' }
  } catch (error) {
    return { kind: error instanceof ZipRefused && error.isLarge ? 'large' : 'damaged' }
  }
}

function textOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(cellText).join('\t')).join('\n')
}

function cellText(text: string): string {
  return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function noticeOf({ name, hiddenRows, others, rows }: OpenSheet): string {
  if (rows.length === 0) return 'A planilha não tem células preenchidas à vista: confira a aba e os filtros.'
  const hidden =
    hiddenRows === 0
      ? ''
      : hiddenRows === 1
        ? '1 linha oculta ficou de fora; para incluí-la, tire o filtro e abra o arquivo de novo.'
        : `${hiddenRows} linhas ocultas ficaram de fora; para incluí-las, tire o filtro e abra o arquivo de novo.`
  const names = others.map((other) => `“${other}”`).join(', ')
  const sheets = others.length === 0 ? '' : `Foi lida a aba “${name}”, que estava aberta. Não lidas: ${names}.`
  return [sheets, hidden].filter(Boolean).join(' ')
}
