/** Text inside a cell: what a spreadsheet must not take for a formula, and how several items share one cell. */

/** Spreadsheets skip blanks, and take full-width signs for the plain ones. */
const formulaStart = /^'*(?:\s*[=+\-@＝＋－＠|%]|[\t\r\n])/

/** A cell that a spreadsheet program shows and never runs: those that start like a formula get a leading `'`. */
export function guardFormula(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell
}

/** The reverse of guardFormula. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** A text that no separator cuts: `\`, the separators and line breaks are written with a `\` before them. */
export function escapeSeparators(text: string, separators: string): string {
  return text.replaceAll(/[\s\S]/g, (sign) => {
    if (sign === '\n') return '\\n'
    return sign === '\\' || separators.includes(sign) ? `\\${sign}` : sign
  })
}

/** The reverse of escapeSeparators; a `\` that stands before anything else stays. */
export function unescapeSeparators(text: string, separators: string): string {
  return text.replaceAll(/\\(.)/g, (both, sign: string) => {
    if (sign === 'n') return '\n'
    return sign === '\\' || separators.includes(sign) ? sign : both
  })
}

/** The parts of a text between separators that have no `\` before them, still escaped; `limit` is the most parts wanted. */
export function splitUnescaped(text: string, separators: string, limit = Infinity): string[] {
  const parts = ['']
  for (const [token] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (separators.includes(token) && parts.length < limit) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}
