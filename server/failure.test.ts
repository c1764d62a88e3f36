import { readdir } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { failureOf, ifMissing, traceOf } from './failure.ts'

test('SMTP answers keep their number, Node errors their code', () => {
  expect(failureOf(Object.assign(new Error('busy'), { responseCode: 451, code: 'EENVELOPE' })).code).toBe('451')
  expect(failureOf(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))).toEqual({
    code: 'ECONNRESET',
    reason: 'gone',
  })
})

test('what fetch hides in the cause is said', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' })
  expect(failureOf(new TypeError('fetch failed', { cause: refused }))).toEqual({
    code: 'ECONNREFUSED',
    reason: 'fetch failed: connect ECONNREFUSED 127.0.0.1:9',
  })
})

test('a timeout is called by its name', () => {
  expect(failureOf(new DOMException('The operation was aborted due to timeout', 'TimeoutError')).code).toBe(
    'TimeoutError',
  )
})

test('what is no error at all is quoted', () => {
  expect(failureOf('no')).toEqual({ code: 'unknown', reason: 'no' })
})

test('SQLite says which of its codes it was', () => {
  let error: unknown
  try {
    new DatabaseSync(':memory:').exec('PRAGMA max_page_count = 1; CREATE TABLE words (word TEXT)')
  } catch (caught) {
    error = caught
  }
  expect(failureOf(error).code).toBe('SQLite 13 (database or disk is full)')
})

test('a trace says where it failed, and nothing of what a visitor wrote', () => {
  const { name, code, at } = traceOf(new RangeError('Ana wrote:\n    at ana@example.com:1:1\n    at home'))
  expect([name, code]).toEqual(['RangeError', 'RangeError'])
  expect(at).toMatch(/^at .*failure\.test\.ts:\d+:\d+/)
  expect(at).not.toContain('ana@example.com')
})

test('a folder that does not exist is empty; one that cannot be read is an error', async () => {
  await expect(readdir('server/no-such-folder').catch(ifMissing([]))).resolves.toEqual([])
  await expect(readdir('server/failure.ts').catch(ifMissing([]))).rejects.toThrow('ENOTDIR')
})
