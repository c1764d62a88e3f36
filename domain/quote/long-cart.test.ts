import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cart, CartLine } from '#domain/cart/cart.ts'
import { pieceCount } from '#domain/cart/totals.ts'
import { decodeOrderList } from '#domain/order-list/list-link.ts'
import { cuffVariants, ecgVariants, line, sampleRecipient } from '#tests/samples.ts'
import { cartLinks, cartText, cartWithin } from './cart-message.ts'
import type { MessageLink } from './links.ts'

/** The length rule of the decisions: full form, else codes, else as many codes as fit and the count. */

const whatsapp = (cart: Cart) => cartLinks(cart, sampleRecipient).whatsapp
const mail = (cart: Cart) => cartLinks(cart, sampleRecipient).mail

function received({ url }: MessageLink): string {
  const { searchParams } = new URL(url)
  return searchParams.get('text') ?? (searchParams.get('body') ?? '').replaceAll('\r\n', '\n')
}

/** Lines as buyers have them: cables, cuffs, sensors with a type, parts with and without price, some with a note. */
function typicalLine(index: number): CartLine {
  const id = `linha-${index}`
  const kinds = [
    line({ name: 'Cabo de ECG para GE, padrão AHA', variants: ecgVariants }, { id, variantId: '5-vias', quantity: 2 }),
    line(
      { name: 'Braçadeira de PNI reutilizável', variants: cuffVariants },
      { id, variantId: 'adulto-2', quantity: 12 },
    ),
    line({ name: 'Sensor de SpO2', sku: `SSP${index}` }, { id, selectedOptions: { tipo: 'reutilizavel' } }),
    line({ name: 'Célula de oxigênio', sku: `CEL${index}`, currentPrice: 1149 }, { id, note: 'urgente' }),
  ]
  const kind = kinds[index % kinds.length]
  if (!kind) throw new Error('no kind of line')
  return kind
}
const cartOf = (count: number): Cart => ({ items: Array.from({ length: count }, (_, index) => typicalLine(index)) })

/** The compact form of the typical lines, written down again from the decisions: `1) C5VGA3 x2`. */
function compactLine(index: number): string {
  const kinds = [
    `${index + 1}) C5VGA2 x2`,
    `${index + 1}) BP01A2 x12`,
    `${index + 1}) SSP${index} (tipo: Reutilizável) x1`,
    `${index + 1}) CEL${index} x1 – urgente`,
  ]
  return kinds[index % kinds.length] ?? ''
}

const links = [
  { name: 'WhatsApp', open: whatsapp, limit: 2000 },
  { name: 'e-mail', open: mail, limit: 1900 },
] as const
const cases = links.flatMap((link) => [1, 10, 40, 200].map((count) => ({ ...link, count })))

test.each(cases)('$name: the link of $count lines is at most $limit characters', ({ open, limit, count }) => {
  expect(open(cartOf(count)).url.length).toBeLessThanOrEqual(limit)
})

test.each(links)('$name: one line is written in full', ({ open }) => {
  expect(received(open(cartOf(1)))).toBe(cartText(cartOf(1)))
  expect(open(cartOf(1)).isShortened).toBe(false)
})

test.each(cases)(
  '$name: $count lines are shortened exactly when their whole text does not fit',
  ({ open, limit, count }) => {
    const whole = encodeURIComponent(cartText(cartOf(count)).replaceAll('\n', open === mail ? '\r\n' : '\n'))
    const address = open({ items: [] }).url.replace(/(text|body)=.*/, '$1=')
    const fits = address.length + whole.length <= limit
    expect(open(cartOf(count)).isShortened).toBe(!fits)
    expect(received(open(cartOf(count))) === cartText(cartOf(count))).toBe(fits)
  },
)

test.each(links)('$name: 40 lines have every code, option, quantity and note, and the total', ({ open }) => {
  const text = received(open(cartOf(40)))
  expect(text.split('\n').filter((part) => /^\d+\) /.test(part))).toEqual(
    Array.from({ length: 40 }, (_, index) => compactLine(index)),
  )
  expect(text.split('\n').at(-1)).toBe('Total: R$ 22.950,00 + itens sob consulta')
})

test.each(links)(
  '$name: 200 lines have codes from the first on, and name how many are missing and how many there are',
  ({ open }) => {
    const cart = cartOf(200)
    const link = open(cart)
    const text = received(link)
    const shownLines = text.split('\n').filter((part) => /^\d+\) /.test(part))
    expect(shownLines.length).toBeGreaterThan(20)
    expect(shownLines).toEqual(shownLines.map((_, index) => compactLine(index)))
    expect(text).toContain(`e mais ${200 - shownLines.length} itens`)
    expect(text).toContain(`Ao todo: 200 itens, ${pieceCount(cart)} unidades`)
    expect(link.isShortened).toBe(true)
  },
)

test.each(links)('$name: as many codes are shown as fit', ({ open, limit }) => {
  const text = received(open(cartOf(200)))
  const shownCount = text.split('\n').filter((part) => /^\d+\) /.test(part)).length
  const oneMore = encodeURIComponent(`${compactLine(shownCount)}\n`).length
  expect(open(cartOf(200)).url.length + oneMore).toBeGreaterThan(limit - 10)
})

test('the whole text of 200 lines can still be copied: every line and the total', () => {
  const text = cartText(cartOf(200))
  expect(text.match(/^\d+\. /gm)).toHaveLength(200)
  expect(text).toMatch(/Total: R\$ .* \+ itens sob consulta$/)
})

test('every line break of a long e-mail is %0D%0A', () => {
  for (const count of [1, 40, 200]) {
    const { url } = mail(cartOf(count))
    expect(url).toContain('%0D%0A')
    expect(url.replaceAll('%0D%0A', '')).not.toMatch(/%0D|%0A|\n|\r/)
  }
})

test('a line without any code is named in the compact form', () => {
  const items = Array.from({ length: 30 }, (_, index) =>
    line({ name: `Equipamento sem código ${index}` }, { id: `${index}` }),
  )
  expect(received(whatsapp({ items }))).toContain('1) Equipamento sem código 0 x1')
})

test('the words around one line and one piece are in the singular', () => {
  const huge = line({ name: 'Ç'.repeat(900) })
  const text = received(whatsapp({ items: [huge] }))
  expect(text).toContain('e mais 1 item:')
  expect(text).toMatch(/Ao todo: 1 item, 1 unidade$/)
})

const anyLine = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
    note: fc.string({ maxLength: 99, unit: 'grapheme' }),
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  .map(({ name, note, quantity }) => line({ name: `x${name}` }, { quantity, note }))

test('whatever the cart, both links keep their limits and account for every line', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 60 }), (items) => {
      const cart = { items }
      for (const { open, limit } of links) {
        const link = open(cart)
        expect(link.url.length).toBeLessThanOrEqual(limit)
        expect(link.isShortened).toBe(received(link) !== cartText(cart))
        if (link.isShortened && !received(link).includes('Total: ')) {
          expect(received(link)).toContain(`Ao todo: ${items.length === 1 ? '1 item' : `${items.length} itens`}, `)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('a cart that is too long for its details brings the link of its list beside all its codes', () => {
  const text = received(cartLinks(cartOf(20), sampleRecipient, 'https://exemplo.com.br').whatsapp)
  expect(text.split('\n').filter((row) => /^\d+\) /.test(row))).toHaveLength(20)
  expect(text).toMatch(/\nTotal: .+\n\nLista completa: https:\/\/exemplo\.com\.br\/pedido-rapido#L2-\S+$/)
  expect(received(cartLinks(cartOf(1), sampleRecipient, 'https://exemplo.com.br').whatsapp)).not.toContain(
    'Lista completa',
  )
})

test('a cart that goes along with a message is written in full where there is room, and keeps its limit', () => {
  expect(cartWithin(cartOf(2), 1000)).toBe(cartText(cartOf(2)))
  for (const count of [5, 20, 200])
    expect(cartWithin(cartOf(count), 1000, 'https://exemplo.com.br').length).toBeLessThanOrEqual(1000)
})

test('every line is in the message or in the link that it carries', () => {
  const siteUrl = 'https://exemplo.com.br'
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 130 }), (count) => {
      const cart = cartOf(count)
      for (const link of Object.values(cartLinks(cart, sampleRecipient, siteUrl))) {
        const text = received(link)
        const reading = decodeOrderList(/#(L2-\S+)/.exec(text)?.[1] ?? '')
        const linked = reading.kind === 'list' ? reading.lines.length : 0
        const written = text.split('\n').filter((row) => /^\d+[.)] /.test(row)).length
        expect(Math.max(linked, written)).toBe(count)
      }
    }),
    { numRuns: 40 },
  )
})
