import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { field, group, rows } from '#domain/field-words.ts'
import { slugSchema, trimmedText as text } from '#domain/text/text-schemas.ts'
import { closing, items, lead, paragraphs, seo, title } from './marketing-pages.ts'

const conditionLabel = {
  officer: 'com encarregado de dados',
  noOfficer: 'sem encarregado de dados',
  accessRecords: 'com registros de acesso',
  noAccessRecords: 'sem registros de acesso',
  searchCounts: 'com contagem de buscas',
  visitCounts: 'com contagem de visitas',
} as const
export type PageCondition = keyof typeof conditionLabel

/** content/pages/plain/<slug>.yaml: a page of text with a link in the footer, such as /privacidade (LGPD). */
export const plainPageSchema = v.strictObject({
  slug: slugSchema,
  seo,
  footerLabel: field('Nome no rodapé', text),
  hero: group('Abertura', { title, lead }),
  updatedLabel: field('O que se diz da data', text),
  updatedAt: field('Data', v.pipe(v.string(), v.isoDate()), { isDay: true }),
  sections: rows('Partes', 'parte', {
    key: field('Chave', text, 'Uma palavra só desta parte.'),
    when: field('Aparece', v.optional(v.picklist(keysOf(conditionLabel))), {
      none: 'sempre',
      hint: 'Vazio: sempre.',
      options: conditionLabel,
    }),
    title,
    paragraphs: v.optional(paragraphs, []),
    items: v.optional(items, []),
    closing: v.optional(closing),
    erase: v.optional(
      group('Botão que apaga o que o site guarda no aparelho', {
        label: field('Rótulo', text),
        done: field('O que se diz depois', text),
      }),
    ),
  }),
})
export type PlainPageContent = v.InferOutput<typeof plainPageSchema>

/** The page with only those sections whose conditions hold; a section without a condition is always shown. */
export function pageUnderConditions(page: PlainPageContent, holding: ReadonlySet<PageCondition>): PlainPageContent {
  return { ...page, sections: page.sections.filter(({ when }) => when === undefined || holding.has(when)) }
}
