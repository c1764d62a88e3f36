import { data, redirect } from 'react-router'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { CategoryCatalogue } from '#app/features/catalogue/category-catalogue.tsx'
import { CategoryHeader } from '#app/features/catalogue/category-header.tsx'
import { CategoryLinks } from '#app/features/catalogue/category-links.tsx'
import { CompatibilityContact } from '#app/features/catalogue/compatibility-contact.tsx'
import { listPageFor } from '#app/features/catalogue/list-source.ts'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { listParameters } from '#domain/catalogue/list-query.ts'
import { categoryOf } from '#server/site/categories.ts'
import { listPage } from '#server/site/listing.ts'
import type { Route } from './+types/category.ts'

export async function loader({ params, request }: Route.LoaderArgs) {
  const { category, others } = await categoryOf(params.slug)
  if (!category) return data({ page: undefined, category, others }, { status: 404 })
  const { slug } = category
  if (slug !== params.slug) throw redirect(paths.category(slug) + new URL(request.url).search, 301)
  return { category, others, page: await listPage(`categoria-${slug}`, paths.category(slug), request) }
}
