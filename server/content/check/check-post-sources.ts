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
      problem: `found none; an article of ${technical.get(post.category_id)} names the norms or publications that it rests on`,
    }))
}
