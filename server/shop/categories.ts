import type { Category, CategorySummary } from '#domain/catalogue/category.ts'
import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { paths } from '#domain/pages/paths.ts'
import { summaryOf } from './catalogue.ts'
import { productsOfList } from './lists.ts'
import type { Shop } from './shop.ts'

/** The category with this slug or alias, if there is one, and the others, for links. */
export function categoryPage({ categories }: Pick<Shop, 'categories'>, slugOrAlias: string) {
  const category = categories.find(({ slug, aliases }) => slug === slugOrAlias || aliases.includes(slugOrAlias))
  const others = categories.filter((other) => other !== category)
  return { category, others: others.map(({ slug, h1Title }) => ({ slug, title: h1Title })) }
}

/** The categories that hold a part, in order, each with its count and its first part's drawing (spec §2 'Home'). */
export const categorySummaries = (shop: Pick<Shop, 'categories' | 'products'>): CategorySummary[] =>
  shop.categories.flatMap(({ slug, h1Title }) => {
    const parts = productsOfList(shop, `categoria-${slug}`)
    const [first] = parts
    return first ? [{ slug, title: h1Title, count: parts.length, picture: summaryOf(first).picture.src }] : []
  })

/** The types of parts in the catalogue that belong to no category, with the addresses of their lists. */
export const typesWithoutCategory = ({ categories, products }: Pick<Shop, 'categories' | 'products'>) =>
  uncategorisedTypes(categories, products).map((type) => ({
    name: productTypeLabel[type],
    path: paths.parts('tipo', type),
  }))

/** The products' types that no category's filter includes, in the order of the list of types. */
export function uncategorisedTypes(
  categories: readonly Pick<Category, 'productTypeFilter'>[],
  products: readonly { id: string; productType?: ProductType }[],
): ProductType[] {
  const categorisedTypes = new Set(categories.flatMap(({ productTypeFilter }) => productTypeFilter))
  const presentTypes = new Set(products.flatMap(({ productType }) => productType ?? []))
  return keysOf(productTypeLabel).filter((type) => presentTypes.has(type) && !categorisedTypes.has(type))
}
