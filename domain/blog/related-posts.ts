import type { PostFrontMatter } from './post.ts'

type Linked = Pick<PostFrontMatter, 'category_id' | 'relatedProducts'> & {
  slug: string
  /** Addresses on this site to which the article links. */
  links: readonly string[]
}

const shownAtMost = 3
/**
 * A link between two articles counts most; then each product or category page to which both link and each related
 * product of both; the same blog category counts least.
 */
const weights = { linked: 4, sharedLink: 1, sharedProduct: 1, sameCategory: 0.5 } as const

/**
 * The articles most closely related to one, best first, at most three; ties keep the given order. Empty when none is
 * related.
 */
export function relatedPosts<P extends Linked>(post: Linked, posts: readonly P[]): P[] {
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, nearness: nearness(post, other) }))
    .filter((candidate) => candidate.nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, shownAtMost)
    .map(({ other }) => other)
}

function nearness(a: Linked, b: Linked): number {
  const linked = Number(leadsTo(a, b)) + Number(leadsTo(b, a))
  const parts = (links: readonly string[]) => links.filter((link) => /^\/(categoria|produto)\//.test(link))
  return (
    weights.linked * linked +
    weights.sharedLink * shared(parts(a.links), parts(b.links)) +
    weights.sharedProduct * shared(a.relatedProducts, b.relatedProducts) +
    weights.sameCategory * Number(a.category_id === b.category_id)
  )
}

function leadsTo(from: Linked, to: Linked): boolean {
  return from.links.includes(`/blog/${to.slug}`)
}

function shared(a: readonly string[], b: readonly string[]): number {
  const others = new Set(b)
  return new Set(a.filter((value) => others.has(value))).size
}
