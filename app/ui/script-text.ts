/**
 * Data as the text of a script element, escaped so that it cannot end the element, open a comment, or break a line in
 * JavaScript.
 */
export function scriptText(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}
