import { paths } from '#domain/pages/paths.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { postFile, type PostSource } from '#server/content/posts/load-posts.ts'

type LinkedContent = Pick<Content, 'posts' | 'products' | 'categories' | 'registries' | 'pages'>

/** The pages to which articles may link, by path, with the ids on each page where they are known. */
type Pages = ReadonlyMap<string, readonly string[] | undefined>

const fixedPages = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  paths.compare([]),
  '/catalogo',
  '/blog/rss.xml',
  '/blog/atom.xml',
]

/**
 * Faults for broken links in articles: each address on this site must be one of `knownPages`, and each #id must be on
 * that page. In: the content, and the files with faults of their own; a link to an entry of such a file is no fault.
 */
export function postLinkFaults(content: LinkedContent, brokenFiles: ReadonlySet<string>): ContentFault[] {
  const pages = knownPages(content)
  return content.posts.flatMap((post) =>
    post.links.flatMap((link) => {
      const problem = isBroken(link, brokenFiles) ? undefined : linkProblem(link, post, pages)
      return problem === undefined ? [] : [{ file: postFile(post), path: link, code: 'conteudo-link', problem }]
    }),
  )
}

function knownPages({ posts, products, categories, registries, pages }: LinkedContent): Pages {
  const unread = [
    ...fixedPages,
    ...categories.flatMap(({ slug, aliases }) => [slug, ...aliases]).map(paths.category),
    ...products.flatMap(({ id }) => [paths.product(id), paths.sheet(id)]),
    // A product's former address leads to it.
    ...products.flatMap(({ formerly = [] }) => formerly).map((id) => paths.product(id)),
    ...registries.makers.flatMap(({ key, models }) => [
      paths.maker(key),
      ...models.map((model) => paths.model(key, model.key)),
    ]),
    ...pages.plain.map(({ slug }) => paths.plain(slug)),
  ]
  const articles = posts.filter(({ published }) => published)
  return new Map<string, readonly string[] | undefined>([
    ...unread.map((path) => [path, undefined] as const),
    ...articles.map(({ slug, ids }) => [paths.article(slug), ids] as const),
  ])
}

function linkProblem(link: string, post: PostSource, pages: Pages): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)/.test(link)) return undefined
  const { path, id } = parts(link)
  if (path !== '' && !/^\/(?!\/)/.test(path)) return 'o endereço não começa por uma só barra; escreva um como /blog/…'
  if (path !== '' && !pages.has(path)) return 'não há esta página no site; corrija o endereço ou retire o link'
  const ids = path === '' ? post.ids : pages.get(path)
  if (!id || !ids || ids.includes(id)) return undefined
  return `não há subtítulo com o id ${id}; ${ids.length > 0 ? `espera-se um destes: ${ids.join(', ')}` : 'o artigo não tem subtítulos'}`
}

function isBroken(link: string, brokenFiles: ReadonlySet<string>): boolean {
  const [, room, name] = /^\/(produto|blog)\/(.+)$/.exec(parts(link).path) ?? []
  if (room === 'produto') return brokenFiles.has(`content/products/${name}.yaml`)
  return room === 'blog' && ['md', 'html'].some((format) => brokenFiles.has(`content/blog/${name}.${format}`))
}

function parts(link: string): { path: string; id: string } {
  const [, path = '', id = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? []
  return { path, id }
}
