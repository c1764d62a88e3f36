import * as v from 'valibot'
import { field } from '#domain/field-words.ts'
import { trimmedText as text, slugText } from '#domain/text/text-schemas.ts'
import { productTypeLabel } from './product-types.ts'
import { keysOf } from './vocabulary.ts'

/** A category page's configuration (spec §3 'Category config'). */
export const categorySchema = v.strictObject({
  slug: slugText,
  aliases: field('Outros endereços', v.optional(v.array(text), []), {
    item: 'outro endereço',
    hint: 'Um por linha: levam a esta página.',
  }),
  seoTitle: field('Título nas buscas', text),
  h1Title: field('Título', text),
  shortDescription: field('Resumo', text, { isLong: true, hint: 'Abaixo do título, e nas buscas.' }),
  fullDescription: field('Texto', text, { isLong: true, hint: 'Uma linha vazia separa os parágrafos.' }),
  productTypeFilter: field('Tipos de peça', v.pipe(v.array(v.picklist(keysOf(productTypeLabel))), v.minLength(1)), {
    options: productTypeLabel,
    item: 'tipo de peça',
  }),
  keywords: field('Palavras da busca', v.optional(v.array(text), []), {
    item: 'palavra da busca',
    hint: 'Uma por linha.',
  }),
})
export type Category = v.InferOutput<typeof categorySchema>

export type CategorySummary = { slug: string; title: string; count: number; picture: string }
