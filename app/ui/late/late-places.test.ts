import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('app/**/*.tsx', { exclude: ['**/*.test.tsx'] }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))
/** What is given to a list's section stands in the section's place. */
const places = /<(?:LatePlace|ListSection)\b/

test('a part that comes late stands where its failure costs its own place alone', () => {
  const users = files.filter(({ text }) => /= latePart\(/.test(text))
  expect(users.length).toBeGreaterThan(20)
  expect(users.filter(({ text }) => !places.test(text)).map(({ file }) => file)).toEqual([])
})
