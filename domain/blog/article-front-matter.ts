import * as v from 'valibot'
import { choice, field, group } from '#domain/field-words.ts'
import { daySchema, trimmedText as text, slugText as slug } from '#domain/text/text-schemas.ts'
import { articleSceneName } from './article-scene.ts'

/** The name under which articles appear (spec §3): the brand's team. */
export function authorOf({ name }: { name: string }): string {
  return `Equipe ${name}`
}

export const blogCategorySchema = v.strictObject({
  id: text,
  name: field('Nome', text),
  slug,
  description: field('Descrição', text, { isLong: true }),
  created_at: daySchema,
  technical: field('Os artigos afirmam fatos do ramo, e dizem as fontes', v.optional(v.boolean(), false)),
})
export type BlogCategory = v.InferOutput<typeof blogCategorySchema>

const day = (label: string) => field(label, v.optional(daySchema), { isDay: true })

/** A norm, law or publication on which an article is based; a sentence cites it by its number in the list, `[^1]`. */
const sourceSchema = v.strictObject({
  name: field('Nome', text),
  publisher: field('Quem publica', text, 'Com edição, volume ou diário.'),
  year: field(
    'Ano',
    v.pipe(v.string(), v.regex(/^(\d{4}|s\.d\.)$/, 'quatro algarismos entre aspas, ou s.d.')),
    'Quatro algarismos, ou s.d.',
  ),
  says: field('O que ela diz', text, { isLong: true }),
  url: field('Endereço', v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://')))),
  seen: day('Lida em'),
})
export type Source = v.InferOutput<typeof sourceSchema>

/** The front matter of an article (spec §3 'Blog post'); its file's name is the slug. */
export const articleFrontMatterSchema = v.strictObject({
  id: text,
  title: field('Título', text, { isWide: true }),
  excerpt: field('Resumo', text, { isLong: true }),
  category_id: field('Assunto', text, {
    registry: 'subjects',
    hint: 'Falta um? Crie-o em Conteúdo › Assuntos do blog.',
  }),
  published: field('Aparece no site', v.boolean()),
  /** Path of a picture below content/blog/; the pattern accepts no path that leaves this folder. */
  featured_image: field(
    'Imagem própria, em lugar do desenho',
    v.optional(
      v.pipe(
        text,
        v.regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\.(?:svg|png|jpe?g|webp)$/i, 'um arquivo SVG, PNG, JPEG ou WebP'),
      ),
    ),
    { picture: 'photograph', hint: 'JPEG, PNG ou WebP, grande: o site prepara os tamanhos.' },
  ),
  scene: v.optional(choice('Desenho de abertura', articleSceneName), 'bancada'),
  seo_title: field('Título nas buscas', v.optional(text), { isWide: true }),
  seo_description: field('Descrição nas buscas', v.optional(text), { isLong: true }),
  created_at: daySchema,
  updated_at: field('Atualizado em', daySchema, { isDay: true }),
  published_at: day('Publicado em'),
  /** Day of the last revision; stated only where it is later than `updated_at`. */
  revised_at: day('Revisto em'),
  sources: field('Normas e fontes', v.optional(v.array(sourceSchema), []), { item: 'fonte' }),
  reviewed: v.optional(
    group('Conferido por', {
      by: field('Quem', text, 'Nome, profissão e registro.'),
      at: field('Quando', daySchema, { isDay: true }),
    }),
  ),
  formerly: v.optional(v.array(slug)),
  relatedProducts: field('Produtos abaixo do artigo', v.optional(v.array(text), []), {
    item: 'produto',
    registry: 'products',
  }),
})
export type ArticleFrontMatter = v.InferOutput<typeof articleFrontMatterSchema>

/** The ISO date on which an article last changed: its update, or its revision if that is later. */
export function lastChangedOn(article: Pick<ArticleFrontMatter, 'updated_at' | 'revised_at'>): string {
  const { updated_at: updated, revised_at: revised = updated } = article
  return revised > updated ? revised : updated
}
