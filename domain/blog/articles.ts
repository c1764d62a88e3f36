import { containsTerm, normalize } from '#domain/text/normalize.ts'
import type { ArticleFrontMatter } from './article-front-matter.ts'

type ArticleDates = Pick<ArticleFrontMatter, 'created_at' | 'published_at'>

/** The ISO date by which an article is sorted and which it shows (spec §5): its publication, else its creation. */
export function publicationDate({ published_at, created_at }: ArticleDates): string {
  return published_at ?? created_at
}

/** The articles that visitors may see, newest first, those of one day by slug; without drafts (spec §4). */
export function publishedArticles<P extends ArticleDates & { slug: string; published: boolean }>(
  articles: readonly P[],
): P[] {
  return articles
    .filter(({ published }) => published)
    .toSorted((a, b) => publicationDate(b).localeCompare(publicationDate(a)) || a.slug.localeCompare(b.slug))
}

type LinkingArticle = Pick<ArticleFrontMatter, 'category_id' | 'relatedProducts'> & {
  slug: string
  links: readonly string[]
}

const maximumRelated = 3
const relationWeights = { linked: 4, sharedLink: 1, sharedProduct: 1, sameCategory: 0.5 } as const

/** The articles most closely related to one, best first, at most three; ties keep the given order. */
export function relatedArticles<P extends LinkingArticle>(article: LinkingArticle, articles: readonly P[]): P[] {
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, nearness: nearnessOf(article, other) }))
    .filter((candidate) => candidate.nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, maximumRelated)
    .map(({ other }) => other)
}

function nearnessOf(a: LinkingArticle, b: LinkingArticle): number {
  const linked = Number(leadsTo(a, b)) + Number(leadsTo(b, a))
  const parts = (links: readonly string[]) => links.filter((link) => /^\/(categoria|produto)\//.test(link))
  return (
    relationWeights.linked * linked +
    relationWeights.sharedLink * sharedCount(parts(a.links), parts(b.links)) +
    relationWeights.sharedProduct * sharedCount(a.relatedProducts, b.relatedProducts) +
    relationWeights.sameCategory * Number(a.category_id === b.category_id)
  )
}

const leadsTo = (from: LinkingArticle, to: LinkingArticle): boolean => from.links.includes(`/blog/${to.slug}`)

function sharedCount(a: readonly string[], b: readonly string[]): number {
  const others = new Set(b)
  return new Set(a.filter((value) => others.has(value))).size
}

export type SearchableArticle = { title: string; excerpt: string; text: string }

/** The articles that contain the term as typed, but for case and accents; else those that contain each of its words. */
export function searchArticles<P extends SearchableArticle>(articles: readonly P[], term: string): P[] {
  const phrase = normalize(term)
  const exact = articles.filter((article) => searchedTexts(article).some((field) => normalize(field).includes(phrase)))
  return exact.length > 0 ? exact : articles.filter((article) => containsTerm(searchedTexts(article).join(' '), term))
}

const searchedTexts = ({ title, excerpt, text }: SearchableArticle): string[] => [title, excerpt, text]
