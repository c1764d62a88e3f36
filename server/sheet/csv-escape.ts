/** A text that can be an item among separators: `\`, separators and line breaks are escaped by `\`. */
export function escapeSeparators(text: string, separators: string): string {
  return text.replaceAll(/[\s\S]/g, (sign) => {
    if (sign === '\n') return '\\n'
    return sign === '\\' || separators.includes(sign) ? `\\${sign}` : sign
  })
}

/** The reverse of escapeSeparators; a `\` before any other character stays. */
export function unescapeSeparators(text: string, separators: string): string {
  return text.replaceAll(/\\(.)/g, (escape, sign: string) => {
    if (sign === 'n') return '\n'
    return sign === '\\' || separators.includes(sign) ? sign : escape
  })
}

/** Splits a text at unescaped separators into at most `limit` parts, which are still escaped. */
export function splitUnescaped(text: string, separators: string, limit = Infinity): string[] {
  const parts = ['']
  for (const [token] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (separators.includes(token) && parts.length < limit) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}
