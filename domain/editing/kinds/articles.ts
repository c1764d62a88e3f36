import * as v from 'valibot'
import { articleLimitFault } from '#domain/blog/article-limits.ts'
import { postSceneName } from '#domain/blog/post-scene.ts'
import { blogCategorySchema, postFrontMatterSchema } from '#domain/blog/post.ts'
import { contentKind, nextId } from '#domain/editing/kind.ts'
import { paths } from '#domain/pages/paths.ts'
import { trimmedText } from '#domain/text/text-schemas.ts'

/** content/blog-categories.yaml: what articles are about. */
export const blogSubjects = contentKind({
  name: 'assuntos',
  title: 'Assuntos do blog',
  about: 'Cada artigo é de um assunto.',
  storage: { kind: 'list', path: 'blog-categories.yaml', key: 'slug' },
  schema: blogCategorySchema,
  hiddenFields: ['id', 'slug', 'created_at'],
  nameField: 'name',
  words: {
    name: { label: 'Nome' },
    description: { label: 'Descrição', isLong: true },
    technical: { label: 'Os artigos afirmam fatos do ramo, e dizem as fontes' },
  },
  adding: {
    title: 'Novo assunto',
    hint: 'Vazio, sai do nome. Não muda depois.',
    start: (today, others) => ({ id: nextId(others), created_at: today }),
  },
})

/** An article's text, within the limits of the Markdown parser. */
export const articleBody = v.pipe(
  trimmedText,
  v.check(
    (text) => articleLimitFault(text) === undefined,
    ({ input }) => articleLimitFault(input) ?? '',
  ),
)

/** content/blog/*.md: the articles. */
export const articles = contentKind({
  name: 'artigos',
  title: 'Artigos',
  about: 'Os textos do blog, com a página ao lado enquanto se escreve.',
  storage: { kind: 'files', folder: 'blog', ending: '.md' },
  schema: v.strictObject({ ...postFrontMatterSchema.entries, body: articleBody }),
  // `id` and `created_at` are set once; `formerly` lists previous addresses, which redirect.
  hiddenFields: ['id', 'formerly', 'created_at'],
  nameField: 'title',
  groups: [
    { title: 'Artigo', anchor: 'artigo', fields: 'title excerpt category_id published body' },
    { title: 'Datas', anchor: 'datas', fields: 'published_at updated_at revised_at reviewed' },
    { title: 'Normas e fontes', anchor: 'fontes', fields: 'sources' },
    { title: 'Produtos citados', anchor: 'produtos', fields: 'relatedProducts' },
    { title: 'Busca e desenho', anchor: 'busca', fields: 'seo_title seo_description scene featured_image' },
  ],
  words: {
    title: { label: 'Título', isWide: true },
    excerpt: { label: 'Resumo', isLong: true },
    category_id: {
      label: 'Assunto',
      registry: 'subjects',
      hint: 'Falta um? Crie-o em Conteúdo › Assuntos do blog.',
    },
    published: { label: 'Aparece no site' },
    body: {
      label: 'Texto',
      isLong: true,
      lines: 24,
      takesPhotographs: true,
      hint: '## abre uma parte; [^1] cita a primeira fonte; uma linha vazia separa os parágrafos.',
    },
    published_at: { label: 'Publicado em', isDay: true },
    updated_at: { label: 'Atualizado em', isDay: true },
    revised_at: { label: 'Revisto em', isDay: true },
    reviewed: { label: 'Conferido por' },
    'reviewed.by': { label: 'Quem', hint: 'Nome, profissão e registro.' },
    'reviewed.at': { label: 'Quando', isDay: true },
    sources: { label: 'Normas e fontes', item: 'fonte' },
    'sources.name': { label: 'Nome' },
    'sources.publisher': { label: 'Quem publica', hint: 'Com edição, volume ou diário.' },
    'sources.year': { label: 'Ano', hint: 'Quatro algarismos, ou s.d.' },
    'sources.says': { label: 'O que ela diz', isLong: true },
    'sources.url': { label: 'Endereço' },
    'sources.seen': { label: 'Lida em', isDay: true },
    relatedProducts: { label: 'Produtos abaixo do artigo', item: 'produto', registry: 'products' },
    seo_title: { label: 'Título nas buscas', isWide: true },
    seo_description: { label: 'Descrição nas buscas', isLong: true },
    scene: { label: 'Desenho de abertura', options: postSceneName },
    featured_image: {
      label: 'Imagem própria, em lugar do desenho',
      picture: 'photograph',
      hint: 'JPEG, PNG ou WebP, grande: o site prepara os tamanhos.',
    },
  },
  adding: {
    title: 'Novo artigo',
    hint: 'O fim de /blog/… Vazio, sai do título.',
    start: (today, others) => ({
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
