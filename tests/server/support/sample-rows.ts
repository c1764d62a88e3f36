import * as v from 'valibot'
import { contactSchema, type Contact } from '#domain/forms/contact.ts'
import type { Review } from '#domain/forms/review.ts'

/** A contact that every store takes; each number makes another one. */
export function sampleContact(number = 0): Contact {
  return {
    name: 'Ana Souza',
    company: null,
    email: `ana${number}@example.com`,
    phone: '+55 41 90000-0000',
    subject: 'Orçamento',
    message: `Preciso de ${number} cabos de ECG de 5 vias.`,
  }
}

/** A contact of which only what the form requires is filled. */
export const briefContact: Contact = v.parse(contactSchema, {
  name: 'Ana',
  email: 'ana@example.com',
  subject: 'Outros',
  message: 'Uma mensagem qualquer',
})

/** A review that every store takes; each number makes another one. */
export function sampleReview(number = 0): Review {
  return {
    product_id: '1',
    customer_name: 'Bruno Lima',
    rating: 5,
    title: `Boa leitura ${number}`,
    comment: 'Calibrou na primeira tentativa.',
    customer_email: 'bruno@example.com',
  }
}
