import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { postFile } from '#server/content/posts/load-posts.ts'

/** Published articles of a technical category that name no norm or source. */
export function postSourceFaults({ posts, blogCategories }: Pick<Content, 'posts' | 'blogCategories'>): ContentFault[] {
  const technical = new Map(blogCategories.filter((category) => category.technical).map(({ id, name }) => [id, name]))
  return posts
    .filter(({ published, sources, category_id }) => published && sources.length === 0 && technical.has(category_id))
    .map((post) => ({
      file: postFile(post),
      path: 'sources',
      code: 'conteudo-sem-fonte',
      problem: `não há fontes; um artigo de ${technical.get(post.category_id)} cita as normas ou publicações em que se apoia`,
    }))
}
