/** In a message's prefix, telephones write the date first and browsers the time. */
const [date, time] = [String.raw`\d{1,2}\/\d{1,2}(?:\/\d{2,4})?`, String.raw`\d{1,2}:\d{2}(?::\d{2})?`]
const whatsAppPrefix = new RegExp(String.raw`^\[?(?:${date},? ${time}|${time},? ${date})\]?(?: -)? ([^:]{1,60}): `)
const bullet = /^(?:[•·*–—-]+|\d{1,3}[.)](?=\s)|item\s+\d{1,3}\s*[:.)–—-]+)\s*/i
const invisible = /[\u200B-\u200F\u2060\uFEFF]/g

/** A line without what mails and messengers add: bullets, numbering, '[01/02/2026 10:31] Ana: '. */
export function cleanLine(line: string): string {
  return plainText(line).replace(whatsAppPrefix, '').replace(bullet, '')
}

/** Who wrote a line, where a messenger says so: 'Ana' in '[01/02/2026 10:31] Ana: …'. */
export function senderOf(line: string): string | undefined {
  return whatsAppPrefix.exec(plainText(line))?.[1]
}

function plainText(line: string): string {
  return line.normalize('NFKC').replaceAll(invisible, '').trim()
}
