type Value = string | number | boolean | null

/**
 * A table that spreadsheets open as text: semicolons and a byte order mark, as Excel in Portuguese
 * expects them. A cell that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function toCsv(columns: readonly string[], rows: readonly Record<string, Value>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]
  return `\uFEFF${lines.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')}`
}

function cell(value: Value): string {
  const text = String(value ?? '')
  return `"${isFormula(text) ? "'" : ''}${text.replaceAll('"', '""')}"`
}

/** Spreadsheets skip blanks, and take full-width signs for the plain ones. */
function isFormula(text: string): boolean {
  return /^\s*[=+\-@＝＋－＠|%]/u.test(text) || /^[\t\r\n]/.test(text)
}
