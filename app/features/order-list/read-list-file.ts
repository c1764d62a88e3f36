import { unzipFiles, ZipRefused } from '#domain/sheet/unzipped.ts'
import { decodeEntities, openSheet, type OpenSheet } from '#domain/sheet/workbook.ts'
import { counted } from '#domain/text/number-text.ts'

const maximumBytes = 4_000_000
const unzippedLimits = { files: 1000, bytes: 60_000_000 }
const tooLargeText = 'o arquivo é grande demais. Copie as linhas e cole no campo acima.'

/** A list from a file: its text, with a notice of what was left out; or an error that says what to do instead. */
export type ListFile = { text: string; notice?: string } | { error: string }

/** The first four bytes of each kind of file, in hex; they count, whatever the file's name says. */
const signatures = { zip: '504b0304', compound: 'd0cf11e0', pdf: '25504446' } as const

/** The beginning of Excel's XML of 2003. */
const xmlWorkbookPattern = /^\s*<\?xml[\s\S]{0,400}<(?:\w+:)?Workbook/

/** Reads a workbook, a table of HTML, or text: told apart by their bytes, because many are named as something else. */
export async function readListFile(file: File): Promise<ListFile> {
  const refusal = (text: string) => ({ error: `${file.name}: ${text}` })
  if (file.size > maximumBytes) return refusal(tooLargeText)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const signature = Array.from(bytes.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (signature === signatures.pdf) return refusal('abra o PDF, selecione a tabela, copie e cole no campo acima.')
  if (signature === signatures.compound)
    return refusal(
      isEncrypted(bytes)
        ? 'a planilha tem senha. Abra-a, salve uma cópia sem senha, ou copie as células e cole no campo acima.'
        : 'é um arquivo antigo do Office (.xls, .doc). Abra-o, copie as células e cole no campo acima, ou salve como .xlsx.',
    )
  if (signature === signatures.zip) {
    const workbook = workbookText(bytes)
    if ('refusal' in workbook) return refusal(workbook.refusal)
    return { text: workbook.text, ...(workbook.notice && { notice: workbook.notice }) }
  }
  const text = textOf(bytes)
  if (xmlWorkbookPattern.test(text))
    return refusal('abra o arquivo no programa de planilhas e salve como .xlsx ou .csv.')
  const list = /<table[\s>]/i.test(text) ? tableText(text) : text
  return { text: list.replaceAll('\0', '').trimEnd() }
}

/** The open sheet as text, and what was left out, in words. Refuses what would fill the memory, and other archives. */
function workbookText(bytes: Uint8Array): { text: string; notice: string } | { refusal: string } {
  try {
    const files = unzipFiles(bytes, unzippedLimits, (name) => /\.(?:xml|rels)$/.test(name))
    if (!files.has('xl/workbook.xml'))
      return { refusal: 'abra o arquivo, copie as células e cole no campo acima, ou salve como .xlsx ou .csv.' }
    const decoder = new TextDecoder()
    const sheet = openSheet((path) => {
      const file = files.get(path)
      return file && decoder.decode(file)
    })
    if (!sheet) return { refusal: tooLargeText }
    return { text: sheet.rows.map((cells) => cells.map(quotedIfNeeded).join('\t')).join('\n'), notice: noticeOf(sheet) }
  } catch (error) {
    if (error instanceof ZipRefused && error.isLarge) return { refusal: tooLargeText }
    return { refusal: 'não foi possível ler o arquivo. Copie as linhas e cole no campo acima.' }
  }
}

const quotedIfNeeded = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

function noticeOf({ name, hiddenRows, others, rows }: OpenSheet): string {
  if (rows.length === 0) return 'A planilha não tem células preenchidas à vista: confira a aba e os filtros.'
  const hidden =
    hiddenRows > 0 &&
    counted(
      hiddenRows,
      'linha oculta ficou de fora; para incluí-la, tire o filtro e abra o arquivo de novo.',
      'linhas ocultas ficaram de fora; para incluí-las, tire o filtro e abra o arquivo de novo.',
    )
  const names = others.map((other) => `“${other}”`).join(', ')
  const sheets = others.length === 0 ? '' : `Foi lida a aba “${name}”, que estava aberta. Não lidas: ${names}.`
  return [sheets, hidden].filter(Boolean).join(' ')
}

/** A workbook with a password is a compound file with this name in it. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')

/** Decodes a spreadsheet's text: UTF-8 or UTF-16, with or without a byte order mark, or windows-1252. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isLittleEndian = (first === 0xff && second === 0xfe) || (second === 0 && first !== 0)
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  if (isLittleEndian) return new TextDecoder('utf-16le').decode(bytes)
  if (isBigEndian) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The cells of a table of HTML, which many systems call '.xls': one row a line, separated by tabs. */
function tableText(html: string): string {
  const rows = html.match(/<tr[\s>][\s\S]*?(?=<\/tr>|<tr[\s>]|<\/table>|$)/gi) ?? []
  const cellsOf = (row: string) =>
    Array.from(row.matchAll(/<t[dh][^<>]*>([\s\S]*?)(?=<\/?t[dhr]|$)/gi), ([, cell = '']) => cell)
  const plainText = (cell: string) =>
    decodeEntities(cell.replaceAll(/<[^<>]*>/g, ' '))
      .replaceAll(/\s+/g, ' ')
      .trim()
  return rows.map((row) => cellsOf(row).map(plainText).join('\t')).join('\n')
}
