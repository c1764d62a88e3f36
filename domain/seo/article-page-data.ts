import type { BlogPosting, BreadcrumbList, WithContext } from 'schema-dts'
import { authorOf } from '#domain/blog/article-front-matter.ts'
import { absoluteUrl, paths } from '#domain/pages/paths.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { type SiteIdentity } from './company-data.ts'

export interface ArticleMetadata {
  slug: string
  title: string
  description: string
  /** The ISO date of publication. */
  publishedAt: string
  updatedAt: string
  section?: string | undefined
  keywords: readonly string[]
  wordCount: number
  picture: string
}

/** Structured data of an article's page: the posting, and the breadcrumb Home > Blog > title (spec §2 Blog). */
export function articlePageData(
  article: ArticleMetadata,
  site: SiteIdentity,
): [WithContext<BlogPosting>, WithContext<BreadcrumbList>] {
  const path = paths.article(article.slug)
  const url = absoluteUrl(site, path)
  const posting: WithContext<BlogPosting> = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    image: absoluteUrl(site, article.picture),
    author: { '@type': 'Organization', name: authorOf(site.brand), url: site.siteUrl },
    publisher: { '@type': 'Organization', name: site.brand.name, url: site.siteUrl },
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    ...(article.section && { articleSection: article.section }),
    keywords: article.keywords.join(', '),
    wordCount: article.wordCount,
    inLanguage: 'pt-BR',
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
  }
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Blog', path: paths.blog },
    { name: article.title, path },
  ]
  return [posting, breadcrumbData(site, trail)]
}
