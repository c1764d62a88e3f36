const longest = 80
const lead = 16

/**
 * A text as the list of changes shows it. If both texts are short, it stays whole; else it begins a little before its
 * first difference from the other and is cut to 80 characters. An empty text is '(vazio)'.
 */
export function changedText(text: string, other: string): string {
  if (text === '') return '(vazio)'
  const line = text.replaceAll(/\s+/g, ' ')
  const otherLine = other.replaceAll(/\s+/g, ' ')
  if (Math.max(line.length, otherLine.length) <= longest) return line
  let parting = 0
  while (parting < line.length && line[parting] === otherLine[parting]) parting += 1
  const start = Math.max(0, parting - lead)
  const part = `${start > 0 ? '…' : ''}${line.slice(start)}`
  return part.length > longest ? `${part.slice(0, longest - 1)}…` : part
}
