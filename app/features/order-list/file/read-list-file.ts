const maximumBytes = 4_000_000

/**
 * Reads a list from a file: a workbook, or text in UTF-8, UTF-16 or windows-1252. Out: its text, or a message with
 * what to do instead.
 */
export async function readListFile(file: File): Promise<{ text?: string; error?: string }> {
  if (/\.pdf$/i.test(file.name))
    return { error: `${file.name}: abra o PDF, selecione a tabela, copie e cole no campo acima.` }
  if (/\.(?:xlsb?|ods|numbers|docx?)$/i.test(file.name))
    return {
      error: `${file.name}: abra o arquivo, copie as células e cole no campo acima, ou salve como .xlsx ou .csv.`,
    }
  const isLarge = { error: `${file.name}: o arquivo é grande demais. Copie as linhas e cole no campo acima.` }
  if (file.size > maximumBytes) return isLarge
  try {
    const text = await textOf(file)
    if (text === undefined) return isLarge
    return { text: text.replaceAll('\0', '').trimEnd() }
  } catch {
    return { error: `${file.name}: não foi possível ler o arquivo. Copie as linhas e cole no campo acima.` }
  }
}

/** The file's text. Out: undefined for a workbook that is too large once unpacked. */
async function textOf(file: File): Promise<string | undefined> {
  if (!/\.xls[xm]$/i.test(file.name)) return decoded(await file.arrayBuffer())
  // The code for workbooks is loaded with the first one that is chosen.
  const { readXlsx } = await import('./read-xlsx.ts')
  return readXlsx(file)
}

/**
 * Spreadsheets save text as UTF-8, with or without a byte order mark, as UTF-16 with one, or as windows-1252.
 */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
