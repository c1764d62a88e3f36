import { expect, test, vi } from 'vitest'
import { log } from './log.ts'
import { escapeControls, print } from './terminal.ts'

/** A text with a title for the terminal's window, a control beyond ASCII, and a turned direction. */
const planted = 'Ana \u001B]0;x\u0007 \u009B31m \u202Ecod.exe\r\u007F\u0085'

/** The text that is written to standard output meanwhile. */
function written(write: () => void): string {
  const spy = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    write()
    return spy.mock.calls.map(([text]) => String(text)).join('')
  } finally {
    spy.mockRestore()
  }
}

test('no control character reaches a terminal, neither by a log nor by a command', () => {
  for (const text of [written(() => log('x', { planted })), written(() => print(planted))]) {
    // oxlint-disable-next-line no-control-regex -- they are what it looks for
    expect(text.slice(0, -1)).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/)
    expect(text).toContain(String.raw`\u009b31m`)
  }
})

test('a line of the log is JSON that reads as what was written', () => {
  expect(JSON.parse(written(() => log('x', { planted })))).toMatchObject({ event: 'x', planted })
})

test('lines, tabs and letters stay', () => {
  expect(escapeControls('Olá,\n\tção 🩺')).toBe('Olá,\n\tção 🩺')
})
