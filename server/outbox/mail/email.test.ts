import { expect, test } from 'vitest'
import type { Delivery } from '#server/store/deliveries.ts'
import { briefContact } from '#tests/server/support/sample-rows.ts'
import { sampleShop } from '#tests/server/support/sample-shop.ts'
import { deliveryLetter, digestLetter } from './email.ts'
import { letterHtml, letterText } from './letter.ts'

const contact: Delivery = {
  id: 1,
  key: 'k',
  channel: 'email',
  attempts: 1,
  kind: 'contact',
  row: {
    id: 12,
    created_at: '2026-01-02T03:04:05.678Z',
    ...briefContact,
    name: 'Ana Souza',
    company: 'Hospital X',
    subject: 'Orçamento',
    message: 'Preciso de cabos.\nObrigada',
    is_suspect: false,
    handled_at: null,
  },
}

test('a contact reads as what the visitor wrote, dated in Brasília, and says how to mark it', () => {
  const letter = deliveryLetter(contact, sampleShop)
  expect([letter.subject, letter.replyTo]).toEqual(['Contato pelo site: Orçamento, Ana Souza', 'ana@example.com'])
  expect(letterText(letter)).toBe(
    [
      'Nome: Ana Souza',
      'Empresa: Hospital X',
      'E-mail: ana@example.com',
      'Assunto: Orçamento',
      'Recebido em: 02/01/2026 00:04 (horário de Brasília)',
      '',
      'Preciso de cabos.\nObrigada',
      '',
      '-- ',
      'Contato nº 12: responda na mesa, em /mensagens/12, ou a este e-mail.',
      '',
    ].join('\n'),
  )
})

test('what looks like spam says so in the subject', () => {
  const marked = { ...contact, row: { ...contact.row, is_suspect: true } }
  const letter = deliveryLetter(marked, sampleShop)
  expect(letter.subject).toMatch(/^\[Possível spam\] /)
  for (const text of [letterText(letter), letterHtml(letter, sampleShop)]) expect(text).toContain('Possível spam:')
})

const review: Delivery = {
  ...contact,
  kind: 'review',
  row: {
    id: 3,
    created_at: '2026-01-02T03:04:05.678Z',
    product_id: '1',
    customer_name: 'Bruno',
    rating: 4,
    title: 'Bom',
    comment: 'Funciona.',
    customer_email: null,
    is_suspect: false,
    handled_at: null,
    approved: false,
  },
}

test('a review names its product, shows it and links to it', () => {
  const letter = deliveryLetter(review, sampleShop)
  expect(letter.subject).toBe('Avaliação para aprovar: Célula de oxigênio <P2>, 4 de 5, Bruno')
  const text = letterText(letter)
  expect(text).toContain('Ver o produto no site: https://loja.example/produto/1\n')
  expect(text).toContain('publique ou recuse na mesa, em /avaliacoes/3')
  const html = letterHtml(letter, sampleShop)
  expect(html).toContain('src="https://loja.example/social/produto-1.0a1b2c3d.png"')
  expect(html).toContain('href="https://loja.example/produto/1"')
  expect(html).toContain('Célula de oxigênio &lt;P2&gt;')
})

test('a review without an address has nobody to answer to; a product that is gone has neither link nor picture', () => {
  const gone: Delivery = { ...review, row: { ...review.row, product_id: 'cabo-pi-ge' } }
  const letter = deliveryLetter(gone, sampleShop)
  expect([letter.subject, letter.replyTo]).toEqual(['Avaliação para aprovar: cabo-pi-ge, 4 de 5, Bruno', null])
  expect(letterText(letter)).not.toContain('https://')
  expect(letterHtml(letter, sampleShop)).not.toMatch(/<img|produto\//)
})

test('a telephone of Brazil becomes a WhatsApp link with a greeting; another one stays as it was written', () => {
  const withPhone = (phone: string) => deliveryLetter({ ...contact, row: { ...contact.row, phone } }, sampleShop)
  const link = 'https://wa.me/5541999990000?text=Ol%C3%A1%2C%20Ana%20Souza!'
  const letter = withPhone('(41) 99999-0000')
  expect(letterText(letter)).toContain(`Responder pelo WhatsApp: ${link}`)
  expect(letterHtml(letter, sampleShop)).toContain(`href="${link}`)
  const foreign = withPhone('+1 415 555 0100')
  expect(letterText(foreign)).toContain('Telefone: +1 415 555 0100\n')
  expect(letterText(foreign) + letterHtml(foreign, sampleShop)).not.toContain('wa.me')
})

test('nothing that a visitor writes becomes markup, and line breaks stay', () => {
  const evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>&amp;\'<!--[if mso]>'
  const row = { name: evil, company: evil, email: '"<b>"@example.com', phone: evil, subject: evil }
  const letter = deliveryLetter(
    { ...contact, row: { ...contact.row, ...row, message: `um\ndois\r\n${evil}` } },
    sampleShop,
  )
  const html = letterHtml(letter, sampleShop)
  const plain = letterHtml(deliveryLetter(contact, sampleShop), sampleShop)
  const tags = (text: string) => new Set([...text.matchAll(/<[!/a-z][a-z0-9-]*/gi)].map(([tag]) => tag))
  expect(tags(html)).toEqual(tags(plain))
  expect(html).not.toContain('<!--')
  expect(html).toContain('um<br>\ndois<br>\n&lt;script&gt;')
})

test('many together are counted, and each has its line; who left no address is named without one', () => {
  const unknown: Delivery = { ...contact, row: { ...contact.row, email: null } }
  const { paragraphs, lines } = digestLetter([contact, unknown], sampleShop)
  expect(paragraphs?.[0]).toMatch(/^Chegaram 2 mensagens e avaliações/)
  expect(lines).toEqual(['Contato nº 12: Orçamento, Ana Souza, ana@example.com', 'Contato nº 12: Orçamento, Ana Souza'])
})
