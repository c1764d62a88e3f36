import type { Category } from '#domain/catalogue/category.ts'
import { site } from './site.ts'

/** What a category's page shows of its configuration. */
export type CategoryTexts = Pick<
  Category,
  'slug' | 'seoTitle' | 'h1Title' | 'shortDescription' | 'fullDescription' | 'productTypeFilter' | 'keywords'
>

export interface FoundCategory {
  /** Undefined when neither a slug nor an alias is so called. */
  category: CategoryTexts | undefined
  /** All the others, for the ways on. */
  others: { slug: string; title: string }[]
}

/** The category with this slug or alias. */
export async function categoryOf(slugOrAlias: string): Promise<FoundCategory> {
  const { categories } = await site()
  const found = categories.find(({ slug, aliases }) => slug === slugOrAlias || aliases.includes(slugOrAlias))
  const others = categories
    .filter((category) => category !== found)
    .map(({ slug, h1Title }) => ({ slug, title: h1Title }))
  if (!found) return { category: undefined, others }
  const { slug, seoTitle, h1Title, shortDescription, fullDescription, productTypeFilter, keywords } = found
  return {
    category: { slug, seoTitle, h1Title, shortDescription, fullDescription, productTypeFilter, keywords },
    others,
  }
}
