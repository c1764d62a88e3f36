import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What stands in the desk's screens, scripts and addresses and nowhere else. */
const marks = ['x-ficha', 'data-passkey', 'simplewebauthn', '/entrar/', '/auditoria', 'desk_sessions', 'sign_in_links']

/** The release as it is served: what browsers get, and what renders pages. */
const files = ['client', 'server'].flatMap((part) =>
  readdirSync(join('build/current', part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|css|json|xml|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
)

test('the public site has no byte of the desk', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test('the release carries no code of the desk', () => {
  expect(readdirSync('build/current/code')).not.toContain('desk')
})
