import { wellFormed } from '#domain/text/normalize.ts'

/**
 * Text in the characters of QR's alphanumeric mode, without those that part a link's fields or that messengers read as
 * bold: capitals and digits stand for themselves, a space is ':', every other byte of UTF-8 is '/' and two hexadecimal
 * digits. 'Lote 2' → 'L/6F/74/65:2'.
 */
export function toLinkText(text: string): string {
  const signs = encodeURIComponent(wellFormed(text)).match(/%..|./g) ?? []
  return signs
    .map((sign) => {
      if (sign === '%20') return ':'
      if (sign.length > 1) return `/${sign.slice(1)}`
      return /[A-Z0-9]/.test(sign) ? sign : `/${sign.charCodeAt(0).toString(16).toUpperCase()}`
    })
    .join('')
}

/** Decodes a text of `toLinkText`; undefined for what that function never writes. */
export function fromLinkText(written: string): string | undefined {
  if (!/^(?:[A-Z0-9:]|\/[0-9A-F]{2})*$/.test(written)) return undefined
  try {
    return decodeURIComponent(written.replaceAll('/', '%').replaceAll(':', '%20'))
  } catch {
    return undefined // Half a character: the link was cut or changed.
  }
}
