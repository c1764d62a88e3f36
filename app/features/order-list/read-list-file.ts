import { decodeEntities } from '#domain/sheet/workbook.ts'

const maximumBytes = 4_000_000

/** A list from a file: its text, and what the visitor has to know of it; or what to do instead. */
export type ListFile = { text: string; notice?: string } | { error: string }

/** Kinds of files by their first bytes, whatever their name says. */
const starts = { zip: '504b0304', compound: 'd0cf11e0', pdf: '25504446' } as const

/**
 * Reads a list from a file: a workbook, a table of HTML, or text in UTF-8, UTF-16 or windows-1252. What a file is is
 * read from its bytes, because many are named as something else.
 */
export async function readListFile(file: File): Promise<ListFile> {
  const refused = (words: string) => ({ error: `${file.name}: ${words}` })
  if (file.size > maximumBytes) return refused('o arquivo é grande demais. Copie as linhas e cole no campo acima.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = Array.from(bytes.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (start === starts.pdf) return refused('abra o PDF, selecione a tabela, copie e cole no campo acima.')
  if (start === starts.compound)
    return refused(
      isEncrypted(bytes)
        ? 'a planilha tem senha. Abra-a, salve uma cópia sem senha, ou copie as células e cole no campo acima.'
        : 'é um arquivo antigo do Office (.xls, .doc). Abra-o, copie as células e cole no campo acima, ou salve como .xlsx.',
    )
  if (start === starts.zip) return readWorkbook(file.name, bytes)
  const text = textOf(bytes)
  if (/^\s*<\?xml[\s\S]{0,400}<(?:\w+:)?Workbook/.test(text))
    return refused('abra o arquivo no programa de planilhas e salve como .xlsx ou .csv.')
  const list = /<table[\s>]/i.test(text) ? tableText(text) : text
  return { text: list.replaceAll('\0', '').trimEnd() }
}

/** Reads a workbook; the code for it is loaded with the first one. */
async function readWorkbook(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<ListFile> {
  const { readXlsx } = await import('./read-xlsx.ts')
  const read = readXlsx(bytes)
  switch (read.kind) {
    case 'large':
      return { error: `${name}: o arquivo é grande demais. Copie as linhas e cole no campo acima.` }
    case 'other':
      return {
        error: `${name}: abra o arquivo, copie as células e cole no campo acima, ou salve como .xlsx ou .csv.`,
      }
    case 'damaged':
      return { error: `${name}: não foi possível ler o arquivo. Copie as linhas e cole no campo acima.` }
    default:
      return { text: read.text, ...(read.notice && { notice: read.notice }) }
  }
}

/** A workbook with a password is a compound file with this name in it. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
}

/**
 * Spreadsheets save text as UTF-8, with or without a byte order mark, as UTF-16 with or without one, or as
 * windows-1252.
 */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || (second === 0 && first !== 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  if (isLittle) return new TextDecoder('utf-16le').decode(bytes)
  if (isBig) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The cells of a table of HTML, which many systems call '.xls': one row a line, separated by tabs. */
function tableText(html: string): string {
  const rows = html.match(/<tr[\s>][\s\S]*?(?=<\/tr>|<tr[\s>]|<\/table>|$)/gi) ?? []
  const cells = (row: string) =>
    Array.from(row.matchAll(/<t[dh][^<>]*>([\s\S]*?)(?=<\/?t[dhr]|$)/gi), ([, cell = '']) => cell)
  const plain = (cell: string) =>
    decodeEntities(cell.replaceAll(/<[^<>]*>/g, ' '))
      .replaceAll(/\s+/g, ' ')
      .trim()
  return rows.map((row) => cells(row).map(plain).join('\t')).join('\n')
}
