import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { countedAddress, proxyWarning, TrustedProxies } from './trusted-proxies.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const proxies = new TrustedProxies(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'])

test.each([
  ['198.51.100.7', undefined, '198.51.100.7'],
  ['198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['::ffff:127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['127.0.0.1', '203.0.113.1, 10.1.2.3', '203.0.113.1'],
  ['127.0.0.1', '192.0.2.1, 203.0.113.1, 10.1.2.3', '203.0.113.1'],
  ['127.0.0.1', '203.0.113.1:4711', '203.0.113.1'],
  ['127.0.0.1', '[2001:db9::1]:4711', '2001:db9::1'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['2001:db8::5', '203.0.113.1', '203.0.113.1'],
])('a connection from %s that forwards %s counts as %s', (socketAddress, forwardedFor, visitor) => {
  expect(proxies.addressOf({ socketAddress, forwardedFor })).toBe(visitor)
})

test('a visitor who reaches the server directly is never someone else, whatever they forward', () => {
  fc.assert(
    fc.property(fc.string(), (forwardedFor) => {
      expect(proxies.addressOf({ socketAddress: '198.51.100.7', forwardedFor })).toBe('198.51.100.7')
    }),
  )
})

test('thousands of hops that a visitor makes up hold nobody up', () => {
  const forwardedFor = `${'::1,'.repeat(4000)}203.0.113.1`
  const before = process.threadCpuUsage()
  for (const socketAddress of ['198.51.100.7', '127.0.0.1', '198.51.100.7', '127.0.0.1', '127.0.0.1'])
    proxies.addressOf({ socketAddress, forwardedFor })
  expect(process.threadCpuUsage(before).user).toBeLessThan(50_000)
})

test('what a proxy adds at the end wins over anything before it', () => {
  fc.assert(
    fc.property(fc.string(), (claim) => {
      expect(proxies.addressOf({ socketAddress: '127.0.0.1', forwardedFor: `${claim}, 203.0.113.1` })).toBe(
        '203.0.113.1',
      )
    }),
  )
})

test('TLS is believed from a trusted proxy only', () => {
  expect(proxies.isSecure({ socketAddress: '127.0.0.1', forwardedProto: 'https' })).toBe(true)
  expect(proxies.isSecure({ socketAddress: '127.0.0.1', forwardedProto: 'http' })).toBe(false)
  expect(proxies.isSecure({ socketAddress: '127.0.0.1' })).toBe(false)
  expect(proxies.isSecure({ socketAddress: '198.51.100.7', forwardedProto: 'https' })).toBe(false)
})

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:db8:1:fe::', '2001:db8:1:2'],
  ['2001:db8:1:fd02::', '2001:db8:1:102'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0000::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('posts from %s are counted for %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

test('who has a network of IPv6 is few visitors: one of a /64, four of a /56, sixteen of a /48', () => {
  const visitors = (networks: number, width: number) =>
    new Set(
      Array.from({ length: networks }, (_, network) =>
        countedAddress(`2001:db8:1:${(network * width).toString(16)}::${network.toString(16)}`),
      ),
    ).size
  expect([visitors(1000, 0), visitors(256, 1), visitors(5000, 13)]).toEqual([1, 4, 16])
})

test.each([
  ['nobody', [], '10.0.0.1', 1],
  ['another proxy', ['10.0.0.2'], '10.0.0.1', 1],
  ['the proxy', ['10.0.0.0/8'], '10.0.0.1', 0],
])(
  'where %s is trusted, a proxy that forwards visitors is warned of once, if at all',
  (_name, trusted, from, count) => {
    const lines: Record<string, unknown>[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(JSON.parse(String(line)))
      return true
    })
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
