import * as v from 'valibot'
import { contactSchema } from '#domain/forms/contact.ts'
import type { Store } from '#server/store/store.ts'
import { offerLine, openLine, proposalOf } from '#tests/proposal-samples.ts'

const messages = [
  {
    name: 'Rita Nunes',
    company: 'Hospital São José',
    subject: 'Orçamento',
    message:
      'Bom dia! Preciso de C5VGA2 x4 e de 2 braçadeiras de adulto para o monitor do leito 12. Entregam em Londrina?',
  },
  {
    name: 'Bruno Lima',
    company: 'Clínica Boa Vista',
    subject: 'Células de Oxigênio',
    message: 'Qual é a célula de oxigênio do ventilador Servo-i? Preciso de duas, com nota fiscal.',
  },
  {
    name: 'Carla Dias',
    company: null,
    subject: 'Suporte Técnico',
    message: 'O cabo que comprei não encaixa no monitor. Podem me ligar depois das 14 h?',
  },
  {
    name: 'Décio Alves',
    company: 'Engenharia Clínica Alves',
    subject: 'Sensores Médicos',
    message: 'Gostaria de uma lista de sensores de SpO2 de adulto para os monitores Dash 4000.',
  },
] as const

/** Fills a desk's empty store with messages, a review and a proposal of nobody. */
export async function fillDesk(store: Store): Promise<void> {
  for (const [index, { name, ...message }] of messages.entries()) {
    const email = `${name.split(' ')[0]?.normalize('NFD').replaceAll(/\W/g, '').toLowerCase()}@example.com`
    const typed = { ...message, name, email, phone: `(41) 90000-000${index}` }
    await store.messages.receive(v.parse(contactSchema, typed), false)
  }
  const review = {
    product_id: 'cabo-ecg-ge-aha',
    customer_name: 'Bruno Lima',
    rating: 4,
    title: 'Boa leitura',
    comment: 'Chegou em três dias e o traçado ficou limpo. O cabo poderia ser um pouco mais longo.',
    customer_email: 'bruno@example.com',
  }
  await store.reviews.receive(review, false)
  const proposal = proposalOf([
    offerLine({ asked: 'C5VGA2 x4', quantity: 4 }),
    openLine({ asked: '2 braçadeiras de adulto', quantity: 2, question: 'De que tamanho, e com que conector?' }),
  ])
  const actor = { id: 1, name: 'Ana Souza' }
  await store.proposals.create(proposal, { contactId: 1 }, actor)
}
