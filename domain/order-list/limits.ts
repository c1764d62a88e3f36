/** The most lines and characters of a pasted list that are read at once. */
export const maximumLines = 200
export const maximumCharacters = 60_000

/** Cuts a list at 200 lines or 60,000 characters, between two lines. Out: what is read, and what stays in the box. */
export function withinLimits(text: string): { textRead: string; unreadText: string; unreadLineCount: number } {
  const lines = text.split('\n')
  const linesKept: string[] = []
  let characters = 0
  let filledLines = 0
  for (const line of lines) {
    characters += line.length + 1
    if (filledLines >= maximumLines || characters > maximumCharacters + 1) break
    linesKept.push(line)
    if (line.trim() !== '') filledLines += 1
  }
  const unreadLines = lines.slice(linesKept.length)
  return {
    textRead: linesKept.join('\n'),
    unreadText: unreadLines.join('\n'),
    unreadLineCount: unreadLines.filter((line) => line.trim() !== '').length,
  }
}

/** The most characters of a list's QR code; more make it too fine to be read from paper. */
export const maximumQrCharacters = 1200

/** The most decision sheets made at once; each is a page that sets a part beside its alternatives. */
export const maximumDecisionSheets = 40
