/**
 * Data as the text of a script element. No character in it can end the element or open a comment,
 * nor break a line where JavaScript sees one.
 */
export function scriptText(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}
