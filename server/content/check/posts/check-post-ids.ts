import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { postFile } from '#server/content/posts/load-posts.ts'

/** The id that two articles of the specification share (§3 'Blog post'). */
const sharedBySpecification = '19'

/** Faults for repeated ids of articles. The specification's pair is allowed; a third article with its id is not. */
export function postIdFaults({ posts }: Pick<Content, 'posts'>): ContentFault[] {
  return posts.flatMap((post, index) => {
    const before = posts.slice(0, index).filter(({ id }) => id === post.id)
    const allowed = post.id === sharedBySpecification ? 1 : 0
    const [first] = before
    if (first === undefined || before.length <= allowed) return []
    const problem = `há ${post.id}, que ${postFile(first)} também tem; dê a este artigo o número seguinte ao do último`
    return [{ file: postFile(post), path: 'id', code: 'conteudo-artigo-numero-repetido', problem }]
  })
}
