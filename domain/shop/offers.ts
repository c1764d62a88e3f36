import * as v from 'valibot'
import { field, group, rows } from '#domain/field-words.ts'
import { amountSchema } from '#domain/money.ts'
import { daySchema, trimmedText as text, wholeNumber } from '#domain/text/text-schemas.ts'

/** The day on which somebody of the company last confirmed a statement. In: the field's label. */
export const confirmedDay = (label: string) =>
  field(label, daySchema, { isDay: true, hint: 'O dia em que alguém da empresa a confirmou.' })

/** The terms on which the shop sells: part of content/brand.yaml. A missing term is promised nowhere. */
export const offersSchema = v.strictObject({
  pixDiscount: field('Desconto no Pix, em %', wholeNumber(0, 99), '0 não mostra preço no Pix.'),
  instalments: field('Parcelas', wholeNumber(1, 48), '1 não mostra parcelas.'),
  /** The texts of the strip below a product (spec §2 'Benefit strip'). */
  benefits: rows('Faixa abaixo do produto', 'benefício', {
    title: field('Título', text),
    text: field('Texto', text),
    note: field('O que quer dizer', v.optional(text), 'Em letra menor, abaixo do texto.'),
  }),
  /** A note beside each price on a card (spec §2 'Product card'). */
  pricedNote: field('Ao lado do preço', v.optional(text)),
  /** The answer of the delivery calculator (spec §4). */
  delivery: v.optional(
    group('Entrega: vazia, a calculadora não aparece', {
      name: field('Nome', text),
      price: field('Preço', amountSchema),
      term: field('Prazo', text),
    }),
  ),
  reply: field('Prazo da resposta', v.optional(text)),
  clients: field('Quantos compraram aqui', v.optional(text)),
  confirmed: v.optional(confirmedDay('Confirmadas em')),
})
export type Offers = v.InferOutput<typeof offersSchema>
