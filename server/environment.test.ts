import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnvironment, settingNames } from './environment.ts'
import { SetupError } from './setup-error.ts'

test('without settings the defaults hold', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: 'data',
    SITE_URL: '',
    PUBLIC_BACKEND_URL: '',
    RATE_LIMIT_PER_MINUTE: 30,
    TRUST_PROXY: [],
  })
})

test('an empty setting counts as missing', () => {
  expect(readEnvironment({ PORT: '', SMTP_URL: '', MAIL_TO: '' })).toEqual(readEnvironment({}))
})

test.each([
  ['PORT', 'http', 'PORT: expected a whole number from 0 to 65535, found "http"'],
  ['PORT', '70000', 'PORT: expected a whole number from 0 to 65535, found "70000"'],
  [
    'SITE_URL',
    'example.com/',
    'SITE_URL: expected an http(s) address without a slash at the end, found "example.com/"',
  ],
  ['TRUST_PROXY', '1', 'TRUST_PROXY: expected IP addresses or networks like 10.0.0.0/8 separated by commas, found "1"'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY: expected IP addresses or networks'],
  ['RATE_LIMIT_PER_MINUTE', '-1', 'RATE_LIMIT_PER_MINUTE: expected a whole number from 0 to 100000, found "-1"'],
  ['PUBLIC_BACKEND_KEY', 'short', 'PUBLIC_BACKEND_KEY: expected at least 8 visible characters, found "short"'],
  ['WEBHOOK_SECRET', 'whsec_c2hvcnQtc2VjcmV0', 'WEBHOOK_SECRET: expected whsec_ and the base64 of 16 bytes or more'],
  ['CORS_ORIGINS', 'https://a.example/x', 'CORS_ORIGINS: expected origins like https://www.example.com'],
  ['MAIL_PER_HOUR', '0', 'MAIL_PER_HOUR: expected a whole number from 1 to 10000, found "0"'],
])('%s=%s is refused with a line that names it', (name, value, line) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(line)
})

test('every wrong setting has its own line', () => {
  expect(() => readEnvironment({ PORT: 'a', HOST: 'b', DATABASE_URL: 'c' })).toThrow(/^PORT: .*\nDATABASE_URL: .*$/)
})

test('settings that hold passwords are not repeated', () => {
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET']) {
    expect(() => readEnvironment({ [name]: 'top secret' })).toThrow(name)
    expect(() => readEnvironment({ [name]: 'top secret' })).not.toThrow('top secret')
  }
})

test('settings that only work together are asked for together', () => {
  expect(() => readEnvironment({ SMTP_URL: 'smtp://mail.example' })).toThrow(
    'MAIL_FROM: expected a value, because SMTP_URL is set\nMAIL_TO: expected a value, because SMTP_URL is set',
  )
  expect(() => readEnvironment({ WEBHOOK_URL: 'https://crm.example/hook' })).toThrow('WEBHOOK_SECRET: expected a value')
  const mail = {
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'a@example.com, b@example.com',
  }
  expect(readEnvironment(mail)).toMatchObject({
    MAIL_FROM: { name: '', address: 'site@example.com' },
    MAIL_TO: ['a@example.com', 'b@example.com'],
  })
})

test.each([
  ['Vitrine Médica <site@example.com>', 'Vitrine Médica'],
  ['"Silva, Souza & Cia." <site@example.com>', 'Silva, Souza & Cia.'],
  ['<site@example.com>', ''],
  [' site@example.com ', ''],
])('the sender %s has a name and an address', (text, name) => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'a@example.com', MAIL_FROM: text }
  expect(readEnvironment(mail).MAIL_FROM).toEqual({ name, address: 'site@example.com' })
})

test.each([
  'Vitrine',
  'Vitrine <site@example>',
  'Vitrine site@example.com',
  'site@example.com, other@example.com',
  'Ana <a@example.com>, Bruno <b@example.com>',
  'shop: site@example.com;',
  'Vitrine <site@example.com> Bcc: all@example.com',
  'Vitrine <site@example.com>\r\nBcc: all@example.com',
  'Vitrine\nBcc: all@example.com <site@example.com>',
  'Vitrine\u0000 <site@example.com>',
  `${'V'.repeat(320)} <site@example.com>`,
])('the sender %j is refused with one line', (text) => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'a@example.com', MAIL_FROM: text }
  const line = `MAIL_FROM: expected one sender, site@example.com or Name <site@example.com>, in one line of 320 characters at the most, found ${JSON.stringify(text)}`
  expect(() => readEnvironment(mail)).toThrow(new SetupError(line))
})

test('a confirmation needs a way to send it; none needs none', () => {
  expect(() => readEnvironment({ MAIL_CONFIRM: 'on' })).toThrow(
    'SMTP_URL: expected a value, because MAIL_CONFIRM is set',
  )
  expect(() => readEnvironment({ MAIL_CONFIRM: 'yes' })).toThrow('MAIL_CONFIRM: expected on or off, found "yes"')
  expect(readEnvironment({ MAIL_CONFIRM: 'off' }).MAIL_CONFIRM).toBe('off')
})

test('whatever is set, the settings are read or refused with a line', () => {
  const names = [
    'PORT',
    'TRUST_PROXY',
    'SITE_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_TO',
    'MAIL_FROM',
    'WEBHOOK_SECRET',
  ]
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (source) => {
      try {
        readEnvironment(source)
      } catch (error) {
        expect(error).toBeInstanceOf(SetupError)
      }
    }),
    { numRuns: 500 },
  )
})

test('docs/operations.md lists every setting and no other', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('\n## Settings\n')
  const firstCells = section.split('\n## ')[0]?.matchAll(/^\| (`[^|]+`) \|/gm) ?? []
  const listed = [...firstCells].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(new Set(listed)).toEqual(new Set(settingNames))
})

test.each([
  ['https://user:password@hooks.example/x', true],
  ['http://127.0.0.1:9000/x', true],
  ['http://[::1]/x', true],
  ['http://hooks.example/x', false],
  ['http://127.0.0.1.evil.example/x', false],
])('a webhook at %s', (url, isTaken) => {
  const settings = { WEBHOOK_URL: url, WEBHOOK_SECRET: 'a-secret-of-the-receiver' }
  if (isTaken) expect(readEnvironment(settings).WEBHOOK_URL).toBe(url)
  else expect(() => readEnvironment(settings)).toThrow('WEBHOOK_URL: expected https:')
  expect(readEnvironment({ ...settings, WEBHOOK_PLAIN_HTTP: 'yes' }).WEBHOOK_URL).toBe(url)
})
