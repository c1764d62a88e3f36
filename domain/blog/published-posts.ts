import type { PostFrontMatter } from './post.ts'

type Dated = Pick<PostFrontMatter, 'created_at' | 'published_at'>

/** The ISO date by which an article is sorted and which it shows (spec §5): of publication, else of creation. */
export function publicationDate({ published_at, created_at }: Dated): string {
  return published_at ?? created_at
}

/** The articles that visitors may see, newest first, those of one day by slug; without drafts (spec §4). */
export function publishedPosts<P extends Dated & { slug: string; published: boolean }>(posts: readonly P[]): P[] {
  return posts
    .filter(({ published }) => published)
    .toSorted((a, b) => publicationDate(b).localeCompare(publicationDate(a)) || a.slug.localeCompare(b.slug))
}
