import { Validator } from '@seriousme/openapi-schema-validator'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, expect, test } from 'vitest'
import { openApi } from '#domain/feeds/read-api/api-schema.ts'
import { decodeOrderList } from '#domain/order-list/list-link.ts'
import { buildOrderBook, sourcesOf } from '#domain/order-list/order-book.ts'
import { doubtText } from '#domain/order-list/outcome.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { summaryOf } from '#server/shop/catalogue.ts'
import { Shop } from '#server/shop/shop.ts'
import { accessory, ecgVariants } from '#tests/samples.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { fixtureShop } from './support/fixture-shop.ts'
import { scratchFolder, startServer } from './support/running-server.ts'

/** Lists of other programs: each answer is held to the description that they read. */

const present = await fixtureShop()
const { siteUrl } = present
const shop = new Shop({
  ...present.data,
  content: {
    ...present.data.content,
    products: [
      accessory({ id: 'conector', sku: 'CP06', name: 'Conector' }),
      accessory({ id: 'mangueira', sku: 'TPNI05', name: 'Mangueira' }),
      accessory({ id: 'neo', sku: 'SNEO', name: 'Sensor neonatal' }),
      accessory({ id: 'filtro', sku: 'FIL25', name: 'Filtro, caixa com 25' }),
      accessory({ id: 'familia', sku: 'FAM1', name: 'Cabo', variants: ecgVariants }),
    ],
  },
})
const store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
const server = await startServer({ store, shop, settings: { CORS_ORIGINS: 'https://hospital.example' } })
const limited = await startServer({ store, shop, settings: { RATE_LIMIT_PER_MINUTE: '1' } })

const description = openApi({ name: 'Loja', siteUrl })
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(description, 'api')
const faultsOf = (name: string, value: unknown) => {
  const check = ajv.getSchema(`api#/components/schemas/${name}`)
  return check?.(value) === true ? [] : check?.errors
}

afterAll(async () => {
  await Promise.all([server.stop(), limited.stop()])
  await store.close()
})

function send(
  body: unknown,
  { url = server.url, headers = {} }: { url?: string; headers?: Record<string, string> } = {},
) {
  return fetch(`${url}/api/v1/lists`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

test('the description is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(description)).toEqual({ valid: true })
})

test('a list is answered with what each line orders, and a link that opens it with its numbers', async () => {
  const list = {
    lines: [
      { code: 'CP06', quantity: 3, reference: 'OS-118/4', item: '1' },
      { code: 'TPNI5', quantity: 1, reference: 'OS-119' },
      { code: 'FAM1', quantity: 2, unit: 'CX', brand: 'GE', note: 'urgente', type: 'reutilizavel' },
      { code: '', quantity: 1, description: 'Ventilador de teto' },
      { code: ' ', quantity: 1, description: '  ' },
    ],
  }
  expect(faultsOf('ListRequest', list)).toEqual([])
  const response = await send(list)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const answer = await response.json()
  expect(faultsOf('ListAnswer', answer)).toEqual([])
  expect(
    answer.lines.map(({ state, candidates }: { state: string; candidates: { code: string }[] }) => [
      state,
      ...candidates.map(({ code }) => code),
    ]),
  ).toEqual([
    ['encontrado'],
    // A code is never ordered if it is not written as on the label, or means several things.
    ['a-confirmar', 'TPNI05'],
    ['a-confirmar', ...ecgVariants.map(({ sku }) => sku)],
    ['nao-encontrado'],
    ['nao-encontrado'],
  ])
  expect(answer.lines[0].product.url).toBe(`${siteUrl}/produto/conector`)
  const reading = decodeOrderList(new URL(answer.url).hash)
  expect(reading.kind === 'list' && reading.lines).toMatchObject([
    { code: 'CP06', quantity: 3, buyerLine: { code: 'OS-118/4', item: '1' } },
    { code: '', quantity: 1, buyerLine: { code: 'OS-119', text: 'TPNI5' } },
    {
      code: '',
      quantity: 2,
      buyerLine: { text: 'FAM1', unit: 'CX', brand: 'GE' },
      note: 'urgente',
      options: { tipo: 'reutilizavel' },
    },
    { code: '', quantity: 1, buyerLine: { text: 'Ventilador de teto' } },
    // A line without content takes only a dash in the link.
    { code: '', quantity: 1, buyerLine: { text: '-' } },
  ])
})

test('words that contradict a code are told as in the quick order, and nothing is ordered by them', async () => {
  const lines = [
    { code: 'SNEO', quantity: 2, description: 'sensor adulto, marca do hospital' },
    { code: 'FIL25', quantity: 2, description: 'filtro, 2 cx c/ 10' },
    { code: 'FIL25', quantity: 2, description: 'filtro caixa com 25' },
    { code: 'CP06', quantity: 1, description: 'conector para UTI neonatal' },
  ]
  const response = await send({ lines })
  const answer = await response.json()
  expect(faultsOf('ListAnswer', answer)).toEqual([])
  expect(answer.lines.map(({ state, doubt }: { state: string; doubt: string | null }) => [state, doubt])).toEqual([
    ['a-confirmar', 'Está escrito “adulto”, e o código é de: Sensor neonatal. Qual dos dois vale?'],
    ['a-confirmar', 'Está escrito caixa com 10, e esta tem 25. Confira a quantidade.'],
    ['encontrado', null],
    ['encontrado', null],
  ])
  const reading = decodeOrderList(new URL(answer.url).hash)
  expect(reading.kind === 'list' && reading.lines.map(({ code }) => code)).toEqual(['', '', 'FIL25', 'CP06'])
  // The quick order says the same of the same words.
  const book = buildOrderBook(shop.products.map(summaryOf))
  const entries = resolveOrder(lines.map((line) => `${line.code} ${line.description}`).join('\n'), {
    ...sourcesOf(book),
    searchWords: () => [],
    isWord: () => false,
  })
  const doubts = entries.map(({ outcome }) =>
    outcome.kind === 'confirm' && outcome.doubt ? doubtText(outcome.doubt) : null,
  )
  expect(doubts).toEqual(answer.lines.map(({ doubt }: { doubt: string | null }) => doubt))
})

test.each([
  ['no list', '{', 422],
  ['an empty list', { lines: [] }, 422],
  ['a quantity of none', { lines: [{ code: 'CP06', quantity: 0 }] }, 422],
  ['a field that nobody knows', { lines: [{ code: 'CP06', quantity: 1, price: 2 }] }, 422],
  ['more lines than a link holds', { lines: Array.from({ length: 201 }, () => ({ code: 'CP06', quantity: 1 })) }, 422],
  ['more than 32 KiB', ' '.repeat(33 * 1024), 413],
])('%s is refused in words', async (_what, body, status) => {
  const response = await send(body)
  expect(response.status).toBe(status)
  expect(faultsOf('Failure', await response.json())).toEqual([])
})

test('a page of another site may send lists only where the setting names it, and then has to ask first', async () => {
  const asks = (origin: string) =>
    fetch(`${server.url}/api/v1/lists`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    })
  const allowed = await asks('https://hospital.example')
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://hospital.example')
  expect((await asks('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  const unasked = await send({ lines: [{ code: 'CP06', quantity: 1 }] }, { headers: { 'Content-Type': 'text/plain' } })
  expect(unasked.status).toBe(415)
})

test('lists are as often as messages, and count apart from them', async () => {
  const list = { lines: [{ code: 'CP06', quantity: 1 }] }
  expect((await send(list, { url: limited.url })).status).toBe(200)
  const second = await send(list, { url: limited.url })
  expect(second.status).toBe(429)
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await fetch(`${server.url}/api/v1/lists`).then(({ status }) => status)).toBe(405)
})
