import { expect, test } from 'vitest'
import type { Delivery } from '#server/inbox/rows.ts'
import { writeMessage } from './message.ts'

const contact: Delivery = {
  id: 1,
  key: 'k',
  channel: 'email',
  attempts: 1,
  kind: 'contact',
  row: {
    id: 12,
    created_at: '2026-01-02T03:04:05.678Z',
    name: 'Ana Souza',
    company: 'Hospital X',
    email: 'ana@example.com',
    phone: null,
    subject: 'Orçamento',
    message: 'Preciso de cabos.\nObrigada',
    is_suspect: false,
    handled_at: null,
  },
}

test('a contact reads as what the visitor wrote, dated in Brasília, and says how to mark it', () => {
  expect(writeMessage(contact)).toEqual({
    subject: 'Contato pelo site: Orçamento, Ana Souza',
    replyTo: 'ana@example.com',
    text: [
      'Nome: Ana Souza',
      'Empresa: Hospital X',
      'E-mail: ana@example.com',
      'Assunto: Orçamento',
      'Recebido em: 02/01/2026, 00:04 (horário de Brasília)',
      '',
      'Preciso de cabos.\nObrigada',
      '',
      '-- ',
      'Contato nº 12. Depois de responder: script/inbox handled 12',
      '',
    ].join('\n'),
  })
})

test('what looks like spam says so in the subject', () => {
  const marked = { ...contact, row: { ...contact.row, is_suspect: true } }
  expect(writeMessage(marked).subject).toMatch(/^\[Possível spam\] /)
})

test('a review without an address has nobody to answer to', () => {
  const review: Delivery = {
    ...contact,
    kind: 'review',
    row: {
      id: 3,
      created_at: '2026-01-02T03:04:05.678Z',
      product_id: 'cabo-pi-ge',
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
  const { subject, replyTo, text } = writeMessage(review)
  expect([subject, replyTo]).toEqual(['Avaliação para aprovar: cabo-pi-ge, 4 de 5, Bruno', null])
  expect(text).toContain('script/inbox approve-review 3')
})
