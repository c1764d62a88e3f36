const mostBytes = 1_000_000

/** Reads a list from a file: text in UTF-8 or windows-1252. Out: its text, or what to do instead. */
export async function readListFile(file: File): Promise<{ text?: string; error?: string }> {
  if (/\.(?:xlsx?|xlsm|ods|numbers|pdf|docx?)$/i.test(file.name))
    return { error: `${file.name}: abra o arquivo, copie as células e cole no campo acima.` }
  if (file.size > mostBytes)
    return { error: `${file.name}: o arquivo é grande demais. Copie as linhas e cole no campo acima.` }
  try {
    return {
      text: decoded(await file.arrayBuffer())
        .replaceAll('\0', '')
        .trim(),
    }
  } catch {
    return { error: `${file.name}: não foi possível ler o arquivo. Copie as linhas e cole no campo acima.` }
  }
}

/** What spreadsheets save is UTF-8, with or without its mark, UTF-16 with one, or windows-1252. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
