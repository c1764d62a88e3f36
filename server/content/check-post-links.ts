import { paths } from '#app/paths.ts'
import type { ContentFault } from './content-error.ts'
import type { Content } from './load-content.ts'
import { postFile, type PostSource } from './load-posts.ts'

const fixedPages = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  '/catalogo',
  '/blog/rss.xml',
  '/blog/atom.xml',
]

/** The links of articles that lead nowhere: every address on this site must be a page, and every #id must be there. */
export function postLinkFaults(content: Pick<Content, 'posts' | 'products' | 'categories'>): ContentFault[] {
  const pages = knownPages(content)
  return content.posts.flatMap((post) =>
    post.links.flatMap((link) => {
      const problem = linkProblem(link, post, pages)
      return problem === undefined ? [] : [{ file: postFile(post), path: link, problem }]
    }),
  )
}

/** Every page by its path, with the ids on it where they are known. */
function knownPages({ posts, products, categories }: Pick<Content, 'posts' | 'products' | 'categories'>) {
  return new Map<string, readonly string[] | undefined>([
    ...[
      ...fixedPages,
      ...categories.flatMap(({ slug, aliases }) => [slug, ...aliases]).map(paths.category),
      ...products.map(({ id }) => paths.product(id)),
    ].map((path) => [path, undefined] as const),
    ...posts.filter(({ published }) => published).map(({ slug, ids }) => [paths.article(slug), ids] as const),
  ])
}

function linkProblem(link: string, post: PostSource, pages: ReturnType<typeof knownPages>): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)/.test(link)) return undefined
  const [, path = '', , id = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)$/.exec(link) ?? []
  const ids = path === '' ? post.ids : pages.get(path)
  if (path !== '' && !path.startsWith('/')) return 'found an address without a slash at its start, expected one like /blog/…'
  if (path !== '' && !pages.has(path)) return 'found a link to a page that does not exist; mend the address or take the link out'
  if (id && ids && !ids.includes(id)) return `found no heading with the id ${id}, expected one of ${ids.join(', ') || 'none: the article has no headings'}`
  return undefined
}
