import type { Source } from '#domain/blog/article-front-matter.ts'
import { paths } from '#domain/pages/paths.ts'
import { drawingFiles } from '#drawings/drawing-files.ts'
import { fault, productFile, type ContentFault } from '#server/content-error.ts'
import { type ArticleSource, articleFile } from '#server/content/articles/load-articles.ts'
import type { BodyPicture } from '#server/content/articles/render-article.ts'
import type { Content } from '#server/content/load-content.ts'
import { unknownNames } from './names.ts'

/** All faults of articles. A reference to an entry of a file with faults of its own (`brokenFiles`) is no fault. */
export const articleFaults = (content: Content, brokenFiles: ReadonlySet<string>): ContentFault[] => [
  ...unknownReferences(content, brokenFiles),
  ...articleIdFaults(content),
  ...articleLinkFaults(content, brokenFiles),
  ...articlePictureFaults(content.articles),
  ...articleSourceFaults(content),
]

function unknownReferences({ articles, products, blogCategories }: Content, brokenFiles: ReadonlySet<string>) {
  const categories = articles.map((each) => ({ name: each.category_id, file: articleFile(each), path: 'category_id' }))
  const cited = articles.flatMap((article) =>
    article.relatedProducts
      .filter((id) => !brokenFiles.has(productFile(id)))
      .map((name) => ({ name, file: articleFile(article), path: 'relatedProducts' })),
  )
  const categoryIds = new Set(blogCategories.map(({ id }) => id))
  const productIds = new Set(products.map(({ id }) => id))
  return [
    ...unknownNames(categories, categoryIds, 'conteudo-categoria-que-nao-ha', 'um id de content/blog-categories.yaml'),
    ...unknownNames(cited, productIds, 'conteudo-produto-que-nao-ha', 'o id de um produto'),
  ]
}

/** The id that two articles of the specification share (§3 'Blog post'). */
const sharedBySpecification = '19'

/** Faults for repeated ids of articles. The specification's pair is allowed; a third article with its id is not. */
export const articleIdFaults = ({ articles }: Pick<Content, 'articles'>): ContentFault[] =>
  articles.flatMap((article, index) => {
    const earlier = articles.slice(0, index).filter(({ id }) => id === article.id)
    const allowedCount = article.id === sharedBySpecification ? 1 : 0
    const [first] = earlier
    if (first === undefined || earlier.length <= allowedCount) return []
    const problem = `há ${article.id}, que ${articleFile(first)} também tem; dê a este artigo o número seguinte ao do último`
    return [fault(articleFile(article), 'id', 'conteudo-artigo-numero-repetido', problem)]
  })

type LinkedContent = Pick<Content, 'articles' | 'products' | 'categories' | 'registries' | 'pages'>

/** The pages to which articles may link, by path, with the ids on each page where they are known. */
type PageIds = ReadonlyMap<string, readonly string[] | undefined>

const fixedPages = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  paths.compare([]),
  '/catalogo',
  '/blog/rss.xml',
  '/blog/atom.xml',
]

/** Faults for addresses of this site that are no page, and for #ids that are not on it. */
export function articleLinkFaults(content: LinkedContent, brokenFiles: ReadonlySet<string>): ContentFault[] {
  const pages = knownPages(content)
  return content.articles.flatMap((article) =>
    article.links.flatMap((link) => {
      const problem = isBroken(link, brokenFiles) ? undefined : linkProblem(link, article, pages)
      return problem === undefined ? [] : [fault(articleFile(article), link, 'conteudo-link', problem)]
    }),
  )
}

function knownPages({ articles, products, categories, registries, pages }: LinkedContent): PageIds {
  const pagesWithoutIds = [
    ...fixedPages,
    ...categories.flatMap(({ slug, aliases }) => [slug, ...aliases]).map(paths.category),
    ...products.flatMap(({ id }) => [paths.product(id), paths.decisionSheet(id)]),
    // A product's former address leads to the product.
    ...products.flatMap(({ formerly = [] }) => formerly).map((id) => paths.product(id)),
    ...registries.makers.map(({ key }) => paths.maker(key)),
    ...registries.makers.flatMap(({ key, models }) => models.map((model) => paths.model(key, model.key))),
    ...pages.plain.map(({ slug }) => paths.plain(slug)),
  ]
  return new Map<string, readonly string[] | undefined>([
    ...pagesWithoutIds.map((path) => [path, undefined] as const),
    ...articles.filter(({ published }) => published).map(({ slug, ids }) => [paths.article(slug), ids] as const),
  ])
}

function linkProblem(link: string, article: ArticleSource, pages: PageIds): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)/.test(link)) return undefined
  const { path, id } = partsOf(link)
  if (path !== '' && !/^\/(?!\/)/.test(path)) return 'o endereço não começa por uma só barra; escreva um como /blog/…'
  if (path !== '' && !pages.has(path)) return 'não há esta página no site; corrija o endereço ou retire o link'
  const ids = path === '' ? article.ids : pages.get(path)
  if (!id || !ids || ids.includes(id)) return undefined
  return `não há subtítulo com o id ${id}; ${ids.length > 0 ? `espera-se um destes: ${ids.join(', ')}` : 'o artigo não tem subtítulos'}`
}

function isBroken(link: string, brokenFiles: ReadonlySet<string>): boolean {
  const [, page, name = ''] = /^\/(produto|blog)\/(.+)$/.exec(partsOf(link).path) ?? []
  if (page === 'produto') return brokenFiles.has(productFile(name))
  return page === 'blog' && ['md', 'html'].some((format) => brokenFiles.has(`content/blog/${name}.${format}`))
}

function partsOf(link: string): { path: string; id: string } {
  const [, path = '', id = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? []
  return { path, id }
}

/** Faults for pictures in articles that cannot be shown or have no alternative text. */
export const articlePictureFaults = (articles: readonly ArticleSource[]): ContentFault[] =>
  articles.flatMap((article) =>
    article.pictures.flatMap((picture) =>
      [addressProblem(picture, article), captionProblem(picture)]
        .filter((problem) => problem !== undefined)
        .map((problem) => fault(articleFile(article), picture.src, 'conteudo-figura', problem)),
    ),
  )

function addressProblem({ src }: BodyPicture, { slug, photographs }: ArticleSource): string | undefined {
  const folder = `content/blog/${slug}/`
  if (/^https?:/.test(src)) return `é imagem de outro site, que o navegador bloqueia; ponha o arquivo em ${folder}`
  const [, name] = /^figura:(.*)$/.exec(src) ?? []
  if (name !== undefined) {
    return drawingFiles('figures').has(name)
      ? undefined
      : `não há figura com este nome; espera-se uma destas: ${[...drawingFiles('figures').keys()].join(', ')}`
  }
  if (!/\.(jpe?g|png|webp)$/i.test(src))
    return 'não é imagem; escreva figura:… ou o nome de um arquivo .jpg, .png ou .webp'
  if (photographs.includes(src)) return undefined
  return `não há este arquivo em ${folder}, que tem: ${photographs.join(', ') || 'nada'}`
}

function captionProblem({ alt, caption }: BodyPicture): string | undefined {
  if (alt === '') return 'a figura não tem texto para quem não a vê; escreva ![o que se vê](…)'
  return caption === '' ? 'a figura não tem legenda; escreva-a entre aspas: ![…](endereço "legenda")' : undefined
}

function articleSourceFaults({ articles, blogCategories }: Pick<Content, 'articles' | 'blogCategories'>) {
  const technical = new Map(blogCategories.filter((category) => category.technical).map(({ id, name }) => [id, name]))
  return articles
    .filter(({ published }) => published)
    .flatMap((article) => {
      const file = articleFile(article)
      const { cited, sources, category_id } = article
      const faults = sources.flatMap((source, index) => {
        const number = index + 1
        const problem = `nenhuma frase cita esta fonte; escreva [^${number}] depois da que se apoia nela, ou retire a fonte`
        const path = `sources.${index}`
        const uncited = cited.includes(number) ? [] : [fault(file, path, 'conteudo-fonte-sem-frase', problem)]
        return [...uncited, ...unverifiableSource(source, file, path)]
      })
      const category = technical.get(category_id)
      if (category !== undefined && sources.length === 0) {
        const problem = `não há fontes; um artigo de ${category} cita as normas ou publicações em que se apoia`
        faults.push(fault(file, 'sources', 'conteudo-sem-fonte', problem))
      }
      for (const number of cited.filter((mark) => mark < 1 || mark > sources.length)) {
        const problem = `o texto tem [^${number}], e há ${sources.length} fontes; corrija o número ou acrescente a fonte`
        faults.push(fault(file, 'sources', 'conteudo-fonte-que-nao-ha', problem))
      }
      return faults
    })
}

/** A fault for a source without address and day of reading, or in print without year or document number. */
function unverifiableSource({ name, url, seen, year }: Source, file: string, path: string): ContentFault[] {
  if (url === undefined) {
    if (year !== 's.d.' || /\d{3}/.test(name)) return []
    const problem = 'não tem endereço, ano nem número de documento, e ninguém a encontra; escreva um deles'
    return [fault(file, path, 'conteudo-fonte-sem-lugar', problem)]
  }
  const { pathname, search } = new URL(url)
  if (pathname === '/' && search === '') {
    const problem = `há ${url}, que é só a página inicial; escreva o endereço do documento, ou retire-o`
    return [fault(file, `${path}.url`, 'conteudo-fonte-so-dominio', problem)]
  }
  if (seen !== undefined) return []
  const problem = 'falta o dia em que alguém leu o endereço, como "2026-11-24"'
  return [fault(file, `${path}.seen`, 'conteudo-fonte-sem-data', problem)]
}
