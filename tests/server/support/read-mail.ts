/** A mail as its reader sees it: the header's fields by name in lower case, and the message as text and as HTML. */
export interface ReadMail {
  type: string
  headers: ReadonlyMap<string, string>
  text: string
  html: string
}

/** Reads a multipart/alternative message as it went over the wire, also one beside attachments. */
export function readMail(message: string): ReadMail {
  const [whole] = split(message)
  const headers = headersOf(whole)
  const isMixed = headers.get('content-type')?.startsWith('multipart/mixed') ?? false
  const [head, body] = split(isMixed ? message.slice(message.indexOf('Content-Type: multipart/alternative')) : message)
  const type = headersOf(head).get('content-type') ?? ''
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(type) ?? []
  const parts = body.split(`--${boundary}`).map((part) => readPart(part.replace(/^\r\n/, '')))
  const partOf = (kind: string) => parts.find((part) => part.type.startsWith(kind))?.content ?? ''
  return { type: type.split(';')[0] ?? '', headers, text: partOf('text/plain'), html: partOf('text/html') }
}

function split(text: string): [head: string, body: string] {
  const end = text.indexOf('\r\n\r\n')
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + 4)]
}

function headersOf(head: string): Map<string, string> {
  const fields = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    fields.map((field) => [
      field.slice(0, field.indexOf(':')).toLowerCase(),
      inWords(field.slice(field.indexOf(':') + 2)),
    ]),
  )
}

/** Decodes the encoded words of a header (RFC 2047). */
function inWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, form: string, text: string) =>
      form.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : unquoted(text.replaceAll('_', ' ')),
    )
}

function readPart(part: string): { type: string; content: string } {
  const [head, body] = split(part)
  const headers = headersOf(head)
  const encoding = headers.get('content-transfer-encoding')
  const content = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : unquoted(body, encoding)
  return { type: headers.get('content-type') ?? '', content: content.replaceAll('\r\n', '\n') }
}

function unquoted(text: string, encoding = 'quoted-printable'): string {
  if (encoding !== 'quoted-printable') return text
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
