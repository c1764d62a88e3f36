import { mkdtempSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureShop } from '#tests/server/support/fixture-shop.ts'
import { Overloaded, PagePool } from './page-pool.ts'

/** A pool whose code says what it was given, or does what an address says. */
async function openPool(milliseconds?: number): Promise<PagePool> {
  const code = join(mkdtempSync(join(tmpdir(), 'pool-')), 'index.mjs')
  writeFileSync(
    code,
    `import { deserialize } from 'node:v8'
    export const routes = () => [{ path: '*', parameters: ['search'] }]
    let turns = 0
    export default async ({ version, data, request }) => {
      if (request.url.endsWith('/ends')) process.exit(3)
      if (request.url.endsWith('/stuck')) await new Promise(() => {})
      if (request.url.endsWith('/waits')) await new Promise((resolve) => setTimeout(resolve, 300))
      setImmediate(() => (turns += 1))
      if (request.url.endsWith('/turns')) return { status: 200, headers: [['x', String(turns)]], body: undefined }
      const { content } = deserialize(Buffer.from(data))
      return { status: 200, headers: [['x', version + ' ' + content.brand.slug + ' ' + process.env.NODE_ENV]], body: undefined }
    }`,
  )
  const pool = await PagePool.open(code, milliseconds)
  onTestFinished(() => pool.close())
  return pool
}

const read = (path: string) => ({ url: `http://localhost${path}`, method: 'GET', headers: [] })

test('a thread has the shop’s data, the routes and React’s production build', async () => {
  const [pool, shop] = await Promise.all([openPool(), fixtureShop()])
  expect(await pool.routes()).toEqual([{ path: '*', parameters: ['search'] }])
  const { headers } = await pool.render(shop, read('/'))
  expect(headers).toEqual([['x', `${shop.version} ${shop.brand.slug} production`]])
})

test('between two pages a thread comes back to its event loop, which lets go of what the first one used', async () => {
  const [pool, shop] = await Promise.all([openPool(), fixtureShop()])
  const answers = await Promise.all(Array.from({ length: 100 }, () => pool.render(shop, read('/turns'))))
  const turns = answers.map(({ headers }) => Number(headers[0]?.[1]))
  expect(Math.max(...turns)).toBeGreaterThan(50 / availableParallelism())
})

test('a thread that ends is replaced, and the next page is rendered', async () => {
  const [pool, shop] = await Promise.all([openPool(), fixtureShop()])
  await expect(pool.render(shop, read('/ends'))).rejects.toThrow()
  expect((await pool.render(shop, read('/'))).status).toBe(200)
})

test('when many pages wait, one more is refused at once, and those that wait are rendered', async () => {
  const [pool, shop] = await Promise.all([openPool(), fixtureShop()])
  const first = pool.render(shop, read('/waits'))
  const results = await Promise.allSettled(Array.from({ length: 200 }, () => pool.render(shop, read('/'))))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.length).toBeGreaterThan(50)
  expect(refused.every(({ reason }) => reason instanceof Overloaded)).toBe(true)
  expect((await first).status).toBe(200)
})

test('a page that takes longer than it may is given up, and its thread is replaced', async () => {
  const [pool, shop] = await Promise.all([openPool(2000), fixtureShop()])
  await expect(pool.render(shop, read('/stuck'))).rejects.toThrow(Overloaded)
  expect((await pool.render(shop, read('/'))).status).toBe(200)
})
