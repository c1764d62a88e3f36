import { isUtf8 } from 'node:buffer'
import { unzipFiles, ZipRefused } from '#domain/sheet/unzipped.ts'
import { openSheet } from '#domain/sheet/workbook.ts'
import { limitedThread, ThreadLimit } from '#server/limited-thread.ts'
import { sheetText } from './csv-sheet.ts'

/** The error for a file that cannot be read as a sheet, with words for the person who sent it. */
export class SheetUnreadable extends Error {
  override readonly name = 'SheetUnreadable'
}

/** The limits of an unpacked workbook, twice what one of some tens of thousands of products needs. */
const workbookLimits = { files: 500, bytes: 60_000_000 }
const zipStart = '504b0304'
const oldWorkbookStart = 'd0cf11e0'

/**
 * Makes CSV in UTF-8 of a file: a workbook's (.xlsx) open sheet with hidden rows, or a text in UTF-8, UTF-16 with a
 * byte order mark, or windows-1252. Throws a SheetUnreadable.
 */
export async function csvBytes(bytes: Buffer): Promise<Buffer> {
  const start = bytes.toString('hex', 0, 4)
  if (start === zipStart) return Buffer.from(workbookCsv(bytes))
  if (start === oldWorkbookStart)
    throw new SheetUnreadable('É um arquivo .xls antigo: abra-o e salve como .xlsx ou CSV.')
  if (start.startsWith('fffe')) return Buffer.from(new TextDecoder('utf-16le').decode(bytes))
  if (start.startsWith('feff')) return Buffer.from(new TextDecoder('utf-16be').decode(bytes))
  if (isUtf8(bytes)) return bytes
  // The text mixes UTF-8 and windows-1252: read as either, some names would be wrong.
  if (/[\xC2\xC3][\x80-\xBF]/.test(bytes.toString('latin1')))
    throw new SheetUnreadable('O arquivo mistura duas codificações de letras: abra-o e salve como CSV UTF-8 ou .xlsx.')
  return Buffer.from(new TextDecoder('windows-1252').decode(bytes))
}

function workbookCsv(bytes: Buffer): string {
  try {
    const files = unzipFiles(new Uint8Array(bytes), workbookLimits, (name) => /\.(?:xml|rels)$/.test(name))
    const textAt = (path: string) => {
      const file = files.get(path)
      return file && new TextDecoder().decode(file)
    }
    const sheet = openSheet(textAt, { withHidden: true })
    if (!sheet) throw new SheetUnreadable('A planilha passa do que se lê de uma vez: divida-a em várias.')
    const [heading = [], ...rows] = sheet.rows
    return sheetText(heading, rows)
  } catch (error) {
    if (error instanceof SheetUnreadable) throw error
    if (error instanceof ZipRefused) throw new SheetUnreadable(error.message)
    throw new SheetUnreadable('O arquivo não é uma planilha .xlsx que se possa ler: abra-o e salve como CSV UTF-8.')
  }
}

/** Does the thread's work; a refusal is a value, because an error loses its class between threads. */
export default async function readSheet(bytes: Uint8Array): Promise<{ csv: Uint8Array } | { refusal: string }> {
  try {
    return { csv: await csvBytes(Buffer.from(bytes)) }
  } catch (error) {
    if (!(error instanceof SheetUnreadable)) throw error
    return { refusal: error.message }
  }
}

/** The limits of the thread: a catalogue of 50,000 products needs a quarter of the memory and time. */
const threadLimits = { maximumMilliseconds: 20_000, idleMilliseconds: 10_000 }
const readInThread = limitedThread<typeof readSheet>('server/sheet/csv-bytes.ts', threadLimits)

/** Runs csvBytes in a thread of its own. Throws a SheetUnreadable also beyond the thread's memory or time. */
export async function csvBytesInThread(bytes: Buffer): Promise<Buffer> {
  const result = await readInThread(new Uint8Array(bytes)).catch((error: unknown) => {
    if (!(error instanceof ThreadLimit)) throw error
    return { refusal: 'A planilha passa do que se lê de uma vez: divida-a em várias.' }
  })
  if ('refusal' in result) throw new SheetUnreadable(result.refusal)
  return Buffer.from(result.csv)
}
