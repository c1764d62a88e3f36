import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { builtCode } from '#server/code/built-code.ts'

/** What stands in the desk's screens, scripts and addresses and nowhere else. */
const deskMarks = [
  'x-ficha',
  'data-passkey',
  'simplewebauthn',
  '/entrar/',
  '/auditoria',
  'desk_sessions',
  'sign_in_links',
]

/** What browsers get, and what renders pages. */
const { client, server } = await builtCode()
const files = [client, dirname(server)].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|css|json|xml|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
)

test('the public site has no byte of the desk', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return deskMarks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
