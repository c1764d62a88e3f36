import type { ContentFault } from '#server/content-error.ts'

/** Enough for a catalogue of 50,000 products; in memory a row takes about 1 kB, a cell 50 bytes. */
const most = { megabytes: 20, rows: 100_000, cells: 3_000_000 }

/** First bytes of a zip, which .xlsx and .ods are, and of an old .xls. */
const binaryStarts = new Set(['504b0304', 'd0cf11e0'])

/** Why a file cannot be read as CSV; undefined when it can. Checked before the file is parsed. */
export function sheetRefusal(bytes: Buffer): Pick<ContentFault, 'code' | 'problem'> | undefined {
  if (binaryStarts.has(bytes.toString('hex', 0, 4)))
    return {
      code: 'conteudo-planilha-binaria',
      problem: 'é um arquivo do Excel ou compactado; salve a planilha como "CSV UTF-8"',
    }
  const isLarge = bytes.length > most.megabytes * 1_000_000 || isCrowded(bytes)
  if (!isLarge) return undefined
  const limits = `${most.megabytes} MB, ${most.rows / 1000} mil linhas e ${most.cells / 1_000_000} milhões de células`
  return { code: 'conteudo-planilha-grande', problem: `passa de ${limits}; divida a planilha em várias` }
}

function isCrowded(bytes: Buffer): boolean {
  let rows = 0
  let cells = 0
  for (const byte of bytes) {
    if (byte === 10) rows += 1
    else if (byte === 44 || byte === 59) cells += 1
  }
  return rows > most.rows || rows + cells > most.cells
}
