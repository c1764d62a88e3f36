/** What the structured data of an article say (spec §2 Blog, 'Structured data'). */
interface DescribedArticle {
  slug: string
  title: string
  description: string
  /** ISO dates. */
  publishedAt: string
  updatedAt: string
  section?: string | undefined
  keywords: readonly string[]
  wordCount: number
}

interface Publisher {
  name: string
  /** Address of the site, without a slash at its end. */
  url: string
}

/** The JSON-LD of an article: the posting itself and its trail Home > Blog > title. */
export function articleData(article: DescribedArticle, publisher: Publisher): object[] {
  const url = `${publisher.url}/blog/${article.slug}`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.description,
      author: { '@type': 'Organization', name: authorOf(publisher), url: publisher.url },
      publisher: { '@type': 'Organization', name: publisher.name, url: publisher.url },
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      ...(article.section && { articleSection: article.section }),
      keywords: article.keywords.join(', '),
      wordCount: article.wordCount,
      inLanguage: 'pt-BR',
      mainEntityOfPage: { '@type': 'WebPage', '@id': url },
      url,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: publisher.url },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: `${publisher.url}/blog` },
        { '@type': 'ListItem', position: 3, name: article.title, item: url },
      ],
    },
  ]
}

/** Who signs the articles (spec §3): the product team. */
export function authorOf({ name }: { name: string }): string {
  return `Equipe ${name}`
}
