import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readDeskSettings } from './settings.ts'

const faults = (settings: Record<string, string>) => {
  try {
    readDeskSettings(settings)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const byHeader = { DESK_USER_HEADER: 'X-Remote-User', DESK_USER_SECRET: 's'.repeat(16) }
const tls = { DESK_URL: 'https://mesa.example', DESK_TRUST_PROXY: '10.0.0.1' }

test('without a setting the desk is this machine’s alone', () => {
  expect(readDeskSettings({})).toMatchObject({ DESK_PORT: 3100, DESK_HOST: '127.0.0.1', DESK_URL: '' })
  for (const DESK_HOST of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) expect(faults({ DESK_HOST })).toBe('')
})

test('a network address is refused without TLS in front and passkeys or a proxy that authenticates, and says why', () => {
  for (const DESK_HOST of ['0.0.0.0', '::', '192.168.0.10', 'mesa.example']) {
    expect(faults({ DESK_HOST })).toBe(
      [
        `DESK_URL: expected an https: address, because DESK_HOST ${DESK_HOST} opens the desk to a network`,
        `DESK_PASSKEYS: expected required, or a DESK_USER_HEADER, because DESK_HOST ${DESK_HOST} opens the desk to a network`,
      ].join('\n'),
    )
    expect(faults({ DESK_HOST, ...tls })).toMatch(/^DESK_PASSKEYS: /)
    expect(faults({ DESK_HOST, DESK_PASSKEYS: 'required' })).toMatch(/^DESK_URL: /)
    expect(faults({ DESK_HOST, ...tls, DESK_PASSKEYS: 'required' })).toBe('')
    expect(faults({ DESK_HOST, ...tls, ...byHeader })).toBe('')
  }
})

test('a name by header asks for the proxy that may give it and for its secret, TLS for the one that has the certificate', () => {
  expect(faults(byHeader)).toMatch(/^DESK_TRUST_PROXY: .*DESK_USER_HEADER/)
  const { DESK_USER_SECRET: _, ...withoutSecret } = byHeader
  expect(faults({ ...withoutSecret, DESK_TRUST_PROXY: '127.0.0.1' })).toMatch(/^DESK_USER_SECRET: .*X-Desk-Secret/)
  expect(faults({ ...byHeader, DESK_TRUST_PROXY: '127.0.0.1', DESK_USER_SECRET: 'curto' })).toBe(
    'DESK_USER_SECRET: expected 16 characters or more',
  )
  expect(faults({ DESK_URL: 'https://mesa.example' })).toMatch(/^DESK_TRUST_PROXY: .*certificate/)
})

test('sessions do not travel in the open', () => {
  expect(faults({ DESK_URL: 'http://mesa.example' })).toMatch(/^DESK_URL: expected https:/)
  expect(faults({ DESK_URL: 'http://localhost:4100' })).toBe('')
})

test('a port that the system would choose is refused, because links and hosts name the port', () => {
  expect(faults({ DESK_PORT: '0' })).toBe('DESK_PORT: expected a whole number from 1 to 65535, found "0"')
})

test('each wrong setting has its line', () => {
  const found = faults({ DESK_PORT: 'x', DESK_USER_HEADER: 'a b', DESK_PASSKEYS: 'no', DESK_TRUST_PROXY: 'here' })
  expect(found.split('\n').map((line) => line.split(':')[0])).toEqual([
    'DESK_PORT',
    'DESK_USER_HEADER',
    'DESK_TRUST_PROXY',
    'DESK_PASSKEYS',
  ])
})

test('a start with code of React that the compiled screens do not run with is refused, and says how to start', () => {
  const options = { env: { PATH: process.env.PATH }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, ['desk/main.ts'], options)
  expect([status, stdout + stderr]).toEqual([1, expect.stringContaining('script/desk')])
}, 60_000)
