import * as v from 'valibot'
import { blogCategorySchema, articleFrontMatterSchema } from '#domain/blog/article-front-matter.ts'
import { articleLimitFault } from '#domain/blog/article-limits.ts'
import { contentKind, nextId, permanentHint, type ContentKind } from '#domain/editing/kind.ts'
import { field } from '#domain/field-words.ts'
import {
  aboutPageSchema,
  blogPageSchema,
  contactPageSchema,
  equipmentPageSchema,
  homePageSchema,
  maintenancePageSchema,
  testimonialsSchema,
} from '#domain/pages/marketing-pages.ts'
import { paths } from '#domain/pages/paths.ts'
import { plainPageSchema } from '#domain/pages/plain-page.ts'
import { trimmedText } from '#domain/text/text-schemas.ts'

export const blogSubjects = contentKind({
  name: 'assuntos',
  title: 'Assuntos do blog',
  description: 'Cada artigo é de um assunto.',
  storage: { kind: 'list', path: 'blog-categories.yaml', key: 'slug' },
  schema: blogCategorySchema,
  hiddenFields: ['id', 'slug', 'created_at'],
  nameField: 'name',
  adding: {
    title: 'Novo assunto',
    hint: permanentHint,
    initialValues: (today, others) => ({ id: nextId(others), created_at: today }),
  },
})

export const articleBody = field(
  'Texto',
  v.pipe(
    trimmedText,
    v.check(
      (text) => articleLimitFault(text) === undefined,
      ({ input }) => articleLimitFault(input) ?? '',
    ),
  ),
  {
    isLong: true,
    lines: 24,
    takesPhotographs: true,
    hint: '## abre uma parte; [^1] cita a primeira fonte; uma linha vazia separa os parágrafos.',
  },
)

export const articles = contentKind({
  name: 'artigos',
  title: 'Artigos',
  description: 'Os textos do blog, com a página ao lado enquanto se escreve.',
  storage: { kind: 'files', folder: 'blog', ending: '.md' },
  schema: v.strictObject({ ...articleFrontMatterSchema.entries, body: articleBody }),
  // The fields `id` and `created_at` are set once; `formerly` lists previous addresses, which redirect.
  hiddenFields: ['id', 'formerly', 'created_at'],
  nameField: 'title',
  groups: [
    { title: 'Artigo', anchor: 'artigo', fields: 'title excerpt category_id published body' },
    { title: 'Datas', anchor: 'datas', fields: 'published_at updated_at revised_at reviewed' },
    { title: 'Normas e fontes', anchor: 'fontes', fields: 'sources' },
    { title: 'Produtos citados', anchor: 'produtos', fields: 'relatedProducts' },
    { title: 'Busca e desenho', anchor: 'busca', fields: 'seo_title seo_description scene featured_image' },
  ],
  adding: {
    title: 'Novo artigo',
    hint: 'O fim de /blog/… Vazio, sai do título.',
    initialValues: (today, others) => ({
      id: nextId(others),
      published: true,
      created_at: today,
      updated_at: today,
      published_at: today,
    }),
  },
  removed: 'articles',
  page: paths.article,
})

const { slug: _fileName, ...entries } = plainPageSchema.entries

export const plainPages = contentKind({
  name: 'textos',
  title: 'Páginas de texto',
  description: 'Privacidade, termos e outras páginas com um link no rodapé.',
  storage: { kind: 'files', folder: 'pages/plain', ending: '.yaml' },
  schema: v.strictObject(entries),
  nameField: 'footerLabel',
  adding: {
    title: 'Nova página',
    hint: 'Logo depois do domínio. Vazio, sai do link do rodapé.',
    initialValues: (today) => ({ updatedLabel: 'Última atualização', updatedAt: today }),
  },
  page: paths.plain,
})

export const marketingPages: readonly ContentKind[] = [
  page('inicio', 'home', 'Início', homePageSchema),
  page('equipamentos', 'equipment', 'Equipamentos', equipmentPageSchema),
  page('manutencao', 'maintenance', 'Manutenção', maintenancePageSchema),
  page('sobre', 'about', 'Sobre', aboutPageSchema),
  page('blog', 'blog', 'Blog', blogPageSchema),
  page('contato', 'contact', 'Contato', contactPageSchema),
  page('depoimentos', 'testimonials', 'Depoimentos', testimonialsSchema),
]

function page(
  name: string,
  file: 'home' | 'equipment' | 'maintenance' | 'about' | 'blog' | 'contact' | 'testimonials',
  title: string,
  schema: Parameters<typeof contentKind>[0]['schema'],
): ContentKind {
  return contentKind({
    name,
    title,
    description: `Os textos da página “${title}”.`,
    storage: { kind: 'file', path: `pages/${file}.yaml` },
    schema,
    page: () => (file === 'testimonials' ? paths.home : paths[file]),
  })
}
