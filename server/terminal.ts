/** Matches control characters but line breaks and tabs, and signs that change the writing direction of what follows. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const controlCharacters = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g

/** Escapes control characters (as '\u001b') in a text for a terminal. */
export const escapeControls = (text: string): string =>
  text.replaceAll(controlCharacters, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Prints a command's result to standard output. */
export function print(text: string): void {
  process.stdout.write(`${escapeControls(text)}\n`)
}

/** Prints what is wrong to standard error. */
export function printFault(text: string): void {
  process.stderr.write(`${escapeControls(text)}\n`)
}
