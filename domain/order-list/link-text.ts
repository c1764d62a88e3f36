/**
 * Text in the characters of QR's alphanumeric mode, without those that part a link's fields or that messengers read as
 * bold: capitals and digits stand for themselves, a space is ':', every other byte of UTF-8 is '/' and two hexadecimal
 * digits. 'Lote 2' → 'L/6F/74/65:2'.
 */
export function toLinkText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return Array.from(bytes, (byte) => {
    const sign = String.fromCodePoint(byte)
    if (sign === ' ') return ':'
    return /[A-Z0-9]/.test(sign) ? sign : `/${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }).join('')
}

/** The text again; undefined for what `toLinkText` never writes. */
export function fromLinkText(written: string): string | undefined {
  if (!/^(?:[A-Z0-9:]|\/[0-9A-F]{2})*$/.test(written)) return undefined
  const signs = written.match(/\/..|./g) ?? []
  const bytes = signs.map((sign) => {
    if (sign === ':') return 0x20
    return sign.length > 1 ? Number.parseInt(sign.slice(1), 16) : (sign.codePointAt(0) ?? 0)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined // Half a character: the link was cut or changed.
  }
}
