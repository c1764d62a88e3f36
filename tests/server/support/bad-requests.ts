import fc from 'fast-check'
import { sampleContact, sampleReview } from './sample-rows.ts'

/** Requests as scanners, broken clients and attackers send them: each part is mostly valid and sometimes odd. */

const rarely = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd })

const method = rarely(
  fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS'),
  fc.constantFrom('PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'get', 'P OST', '', 'ÄÖ', '🙂'),
)

const oddText = fc.constantFrom(
  "' OR 1=1 --",
  "'; DROP TABLE contacts; --",
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '{{7*7}}${7*7}',
  '\u0000',
  '\u202Eevil',
  '👩🏽‍⚕️'.repeat(50),
  'a'.repeat(9000),
  '../../../../etc/passwd',
  '%s%n%x',
  '__proto__',
)

const soundPath = fc.constantFrom(
  '/',
  '/contato',
  '/produto/1',
  '/produto/1.data',
  '/_root.data',
  '/blog.data?_routes=routes%2Fblog',
  '/acessorios-componentes?search=ecg&mostrar=99999999',
  '/categoria/cabos-de-ecg?marca=x&marca=y&preco=a-b',
  '/__manifest?p=/..&version=x',
  '/healthz',
  '/rest/v1',
  '/rest/v1/',
  '/rest/v1/contacts',
  '/rest/v1/product_reviews',
  '/rest/v1/rpc/now',
  '/rest/v1/%63ontacts',
  '/rest/v1/product_reviews?select=id,title&order=id.desc',
)

const oddPath = fc.oneof(
  fc.constantFrom(
    '//evil.example/',
    '/\\evil.example/',
    '/%2F%2Fevil.example/',
    '/%5Cevil.example/',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/../../../etc/passwd',
    '/assets/../../server/main.ts',
    '/a%0d%0aSet-Cookie:%20x=1/',
    '*',
    'http://[::1/',
    'http://evil.example/',
    '/produto/👩',
    '/produto/%F0%9F%98%80',
    `/${'a/'.repeat(3000)}`,
    `/?${'search=a&'.repeat(500)}`,
    '/.env',
    '/.git/config',
    '/wp-login.php',
  ),
  oddText.map((text) => `/produto/${encodeURIComponent(text)}`),
  oddText.map((text) => `/acessorios-componentes?search=${encodeURIComponent(text)}`),
  oddText.map((text) => `/rest/v1/product_reviews?select=id&product_id=eq.${encodeURIComponent(text)}`),
  oddText.map((text) => `/rest/v1/product_reviews?select=${encodeURIComponent(text)}`),
  fc.string({ maxLength: 40 }).map((text) => `/rest/v1/${text}`),
  fc.webQueryParameters().map((query) => `/rest/v1/product_reviews?${query}`),
  fc.string({ maxLength: 60 }).map((text) => `/${text}`),
)

/** Odd headers that HTTP allows. */
const oddHeader = fc.constantFrom<[string, string][]>(
  ['Accept-Encoding', 'br;q=0, gzip;q=abc, *;q=0'],
  ['Accept', 'text/html;q=broken'],
  ['If-None-Match', '"'.repeat(500)],
  ['Range', 'bytes=9-1,-5,a-b'],
  ['Prefer', 'return=representation, count=exact'],
  ['Prefer', 'resolution=merge-duplicates'],
  ['X-Forwarded-For', '1.1.1.1, ::::, %00, unknown'],
  ['X-Forwarded-Proto', 'https,javascript'],
  ['X-Form-Opened', '-1e99'],
  ['Next-Action', 'x'],
  ['X-Page-Nonce', "'unsafe-inline'"],
  ['Host', 'evil.example'],
  ['X-Form-Trap', 'x'],
)

/** Headers that HTTP forbids, or that ask for something unusual. */
const brokenHeader = fc.oneof(
  fc.constantFrom<[string, string][]>(
    ['Expect', '100-continue'],
    ['Expect', 'miracles'],
    ['Upgrade', 'h2c'],
    ['Upgrade', 'websocket'],
    ['Connection', 'upgrade'],
    ['Transfer-Encoding', 'chunked, gzip'],
    ['Content-Encoding', 'br'],
    ['Content-Length', '-5'],
    ['Content-Length', '99999999999999999999'],
    ['Content-Length', '3'],
    ['Host', 'a b@c/'],
    ['Cookie', 'a='.repeat(2000)],
    ['X-Huge', 'x'.repeat(20_000)],
    ['Bad Name', 'x'],
    ['X-Nul', 'a\u0000b'],
    ['X-Utf8', 'ção👩'],
  ),
  fc.tuple(fc.string({ maxLength: 12 }), fc.string({ maxLength: 40 })),
)

const soundRow = fc
  .integer({ min: 0, max: 1e6 })
  .chain((number) => fc.constantFrom<object>(sampleContact(number), sampleReview(number)))
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(null, true, -1, 1e308, 4.5, [], {}),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
)
const oddRow = fc
  .tuple(
    soundRow,
    fc.constantFrom(
      'name',
      'email',
      'rating',
      'message',
      'comment',
      'product_id',
      'approved',
      'id',
      '__proto__',
      'constructor',
    ),
    oddValue,
  )
  .map(([row, column, value]) => JSON.stringify({ ...row, [column]: value }))

const body = fc.oneof(
  soundRow.map((row) => Buffer.from(JSON.stringify(row))),
  oddRow.map((text) => Buffer.from(text)),
  fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value))),
  fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      '',
      '{"name":',
      '['.repeat(20_000),
      `{"a":${'{"a":'.repeat(2000)}1${'}'.repeat(2001)}`,
      '\uFEFF{}',
      '{"name":"a","name":"b"}',
      '{"__proto__":{"approved":true}}',
      '{"message":"\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}',
      'a'.repeat(40_000),
    )
    .map((text) => Buffer.from(text)),
)

const type = rarely(
  fc.constant('application/json'),
  fc.constantFrom(
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ),
)

/**
 * A request as bytes, the last of its connection unless it is kept alive. In: the server's key, which most requests
 * contain.
 */
export function badRequest(serverKey: string, connection: 'close' | 'keep-alive' = 'close'): fc.Arbitrary<Buffer> {
  return fc
    .record({
      method,
      path: fc.oneof(soundPath, soundPath, oddPath),
      version: rarely(fc.constant('HTTP/1.1'), fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'FTP/1.1', '')),
      key: rarely(fc.constant(serverKey), fc.string({ maxLength: 20 })),
      type,
      headers: rarely(fc.array(oddHeader, { maxLength: 2 }), fc.array(brokenHeader, { minLength: 1, maxLength: 2 })),
      body,
      isChunked: rarely(fc.constant(false), fc.boolean()),
    })
    .map(({ method: verb, path: target, version, key, type: media, headers, body: payload, isChunked }) => {
      const hasBody = verb !== 'GET' && verb !== 'HEAD'
      const framing = isChunked ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', String(payload.length)]
      const lines = [
        ['Host', 'localhost'],
        ['Connection', connection],
        ['apikey', key],
        ['Content-Type', media],
        ...(hasBody ? [framing] : []),
        ...headers,
      ].map(([name, value]) => `${name}: ${value}\r\n`)
      const head = Buffer.from(`${verb} ${target} ${version}\r\n${lines.join('')}\r\n`)
      if (!hasBody) return head
      const chunk = [Buffer.from(`${payload.length.toString(16)}\r\n`), payload, Buffer.from('\r\n0\r\n\r\n')]
      return Buffer.concat(isChunked ? [head, ...chunk] : [head, payload])
    })
}

/** What is wrong with an answer to such a request; undefined when nothing is. */
export function faultOf(
  { status, text }: { status: number | undefined; text: string },
  request: Buffer,
): string | undefined {
  if (status === undefined) return undefined
  const retry = /\r\nretry-after: /i.test(text)
  if (status >= 500 && !(status === 503 && retry)) return `answered ${status}`
  const isRest = /^\w+ \/rest\/v1/.test(request.toString('latin1'))
  const isHead = request.subarray(0, 5).toString() === 'HEAD '
  const start = text.indexOf('\r\n\r\n') + 4
  // What is no HTTP, or names no address, is refused before anybody knows where it was to go: a status and no text.
  const isEmpty = /^(?:0\r\n\r\n)?$/.test(text.slice(start))
  const isUnparsed = [400, 408, 417, 431].includes(status) && isEmpty
  if (isRest && status >= 400 && !isHead && !isUnparsed && !/^\{"(code|details)":.*\}$/s.test(text.slice(start).trim()))
    return `answered ${status} without the form of an error`
  if (/\r\nlocation: (?!\/(?![/\\]))/i.test(text)) return 'redirects to another site'
  return undefined
}
