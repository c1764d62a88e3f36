import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AnswerCache, responseOf } from './answer-cache.ts'

const answer = (size = 1, status = 200) => ({ status, headers: [], body: new Uint8Array(size) })

test('an answer is made once, also for those who ask meanwhile', async () => {
  const answers = new AnswerCache()
  let made = 0
  const make = async () => {
    made += 1
    return answer()
  }
  await Promise.all([answers.getOrMake('a', make), answers.getOrMake('a', make)])
  await answers.getOrMake('a', make)
  expect(made).toBe(1)
})

test('a failure and an answer that is no page are not kept', async () => {
  const answers = new AnswerCache()
  await expect(answers.getOrMake('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect((await answers.getOrMake('a', async () => answer(1, 404))).status).toBe(404)
  expect((await answers.getOrMake('a', async () => answer())).status).toBe(200)
})

test('what was not asked for the longest goes first, and 64 MB stay', async () => {
  const answers = new AnswerCache()
  const megabyte = 1024 * 1024
  for (let number = 0; number < 70; number += 1) {
    await answers.getOrMake(`v ${number}`, async () => answer(megabyte))
    await answers.getOrMake('v 0', async () => answer(megabyte))
  }
  expect(['v 0', 'v 1', 'v 69'].map((key) => answers.get(key) !== undefined)).toEqual([true, false, true])
})

test('for programs without Brotli an answer is unpacked, and meanwhile nobody else waits', async () => {
  const text = 'cabo de ECG '.repeat(200_000)
  const body = new Uint8Array(brotliCompressSync(text))
  const kept = { status: 200, headers: [['Content-Encoding', 'br'] satisfies [string, string]], body }
  const turns: string[] = []
  setImmediate(() => turns.push('another request'))
  const [packed, plain] = await Promise.all([responseOf(kept, 'br;q=0, gzip'), responseOf(kept, 'gzip;q=0')])
  turns.push('unpacked')
  expect(turns).toEqual(['another request', 'unpacked'])
  expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null])
  expect([gunzipSync(await packed.arrayBuffer()).toString(), await plain.text()]).toEqual([text, text])
})

test('programs without Brotli get the same bytes: they are packed once, and slow readers hold no copies', async () => {
  const bodies: unknown[] = []
  // A function and no arrow, because it is called with `new`, as the class is.
  vi.stubGlobal('Response', function answerOf(sent: unknown) {
    bodies.push(sent)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const body = new Uint8Array(brotliCompressSync('cabo de ECG'))
  const kept = { status: 200, headers: [['Content-Encoding', 'br'] satisfies [string, string]], body }
  for (const accepted of [null, 'identity', 'gzip', 'deflate, gzip']) {
    await Promise.all([responseOf(kept, accepted), responseOf(kept, accepted)])
    await responseOf(kept, accepted)
  }
  expect([bodies.length, new Set(bodies).size]).toEqual([12, 2])
})
