import { afterEach, expect, test, vi } from 'vitest'
import { Metrics } from './metrics.ts'
import { proxyWarning, serveMetrics } from './watch.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const logged = () => {
  const lines: Record<string, unknown>[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)))
    return true
  })
  return lines
}

test('metrics are given out by name, and a figure that cannot be had does not hide the others', async () => {
  const metrics = new Metrics({
    outbox: () => Promise.reject(new Error('away')),
    waitingPages: () => 3,
    newestBackup: async () => new Date(Date.now() - 5000).toISOString(),
  })
  metrics.count('form', { status: 201, seconds: 0.01 })
  const lines = logged()
  const served = await serveMetrics({ metrics, health: () => Promise.reject(new Error('not asked for')) }, 0)
  const text = await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text()
  expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404)
  served.stop()
  expect(text).toContain('vitrine_requests_total{kind="form",status="201"} 1')
  expect(text).toContain('vitrine_pages_waiting 3')
  expect(text).toMatch(/vitrine_newest_copy_seconds 5/)
  expect(text).toContain('vitrine_outbox_waiting Nan')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(lines.map(({ event }) => event)).toContain('metric-unavailable')
})

test('the monitor is told which version is served, and why not a newer one', async () => {
  let status = 'ok'
  const fault = { file: 'content/brand.yaml', path: 'name', code: 'conteudo-falta', problem: 'falta' } as const
  const shop = { version: 7, refused: { version: 8, faults: [fault] } }
  const health = async () => ({ status, shop })
  const served = await serveMetrics({ metrics: { contentType: 'text/plain', text: async () => '' }, health }, 0)
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${served.port}/healthz`)
    return [response.status, await response.json()]
  }
  expect(await ask()).toEqual([200, { status: 'ok', ...shop }])
  status = 'inbox unavailable'
  expect(await ask()).toEqual([503, { status: 'inbox unavailable', ...shop }])
  served.stop()
})

test.each([
  ['nobody', [], '10.0.0.1', 1],
  ['another proxy', ['10.0.0.2'], '10.0.0.1', 1],
  ['the proxy', ['10.0.0.0/8'], '10.0.0.1', 0],
])(
  'where %s is trusted, a proxy that forwards visitors is warned of once, if at all',
  (_name, trusted, from, count) => {
    const lines = logged()
    const warn = proxyWarning(trusted)
    const request = (headers: Record<string, string>) => warn({ headers, socket: { remoteAddress: from } })
    request({})
    expect(lines).toEqual([])
    request({ 'x-forwarded-for': '203.0.113.9' })
    request({ 'x-forwarded-for': '203.0.113.9' })
    expect(lines.map(({ event }) => event)).toEqual(Array(count).fill('proxy-not-trusted'))
    expect(JSON.stringify(lines)).not.toMatch(/10\.0\.0|203\.0\.113/)
  },
)
