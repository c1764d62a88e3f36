import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { startDesk } from './support/running-desk.ts'
import { scratchFolder, startServer, stubRenderer } from './support/running-server.ts'

/** The desk is a process of its own: the public one knows none of its addresses. */

/** Addresses that both processes answer. */
const ofBoth = new Set(['/', '/healthz'])

/** '/mensagens/:id{[0-9]+}/ato' → '/mensagens/1/ato'. */
const filled = (path: string) => path.replaceAll(/:\w+(?:\{[^}]*\})?/g, '1')

test('at each address of the desk the public server has nothing', async () => {
  const store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
  const body = new TextEncoder().encode('Página não encontrada')
  const renderer = { ...stubRenderer, render: async () => ({ status: 404, headers: [], body }) }
  const [desk, site] = await Promise.all([startDesk({ store }), startServer({ store, renderer })])
  onTestFinished(async () => {
    await Promise.all([desk.stop(), site.stop()])
    await store.close()
  })
  const ask = async (method: string, path: string) => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await fetch(site.url + path, {
      method,
      headers,
      redirect: 'manual',
      ...(method === 'POST' && { body: 'ficha=x' }),
    })
    return [answer.status, answer.headers.get('set-cookie'), await answer.text()]
  }
  const nothing = { GET: await ask('GET', '/nada-disso'), POST: await ask('POST', '/nada-disso') }
  expect(nothing.GET).toEqual([404, null, 'Página não encontrada'])
  expect([404, 405]).toContain(nothing.POST[0])
  const asked = desk.routes.filter(({ path }) => !ofBoth.has(path) && path !== '/*')
  expect(asked.length).toBeGreaterThan(40)
  for (const { method, path } of asked)
    expect([method, path, await ask(method, filled(path))]).toEqual([
      method,
      path,
      method === 'GET' ? nothing.GET : nothing.POST,
    ])
})
