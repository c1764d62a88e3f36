import { data, redirect } from 'react-router'
import { renderAddToCart } from '#app/features/cart/add-to-cart.tsx'
import {
  CategoryCatalogue,
  CategoryLinks,
  CompatibilityContact,
} from '#app/features/catalogue/category/category-catalogue.tsx'
import { loadListData, useListDataCache } from '#app/features/catalogue/list/list-loader.ts'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { hiddenPageMeta, pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { listParameterNames, listParameters } from '#domain/list/list-query.ts'
import { paths } from '#domain/pages/paths.ts'
import { categoryPageData } from '#domain/seo/list-page-data.ts'
import { categoryPage } from '#server/shop/categories.ts'
import { listPage } from '#server/shop/lists.ts'
import { missingCategoryStatus } from '#server/shop/missing.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import { socialPicture } from '#server/shop/site-facts.ts'
import type { Route } from './+types/category.ts'

export const handle = { parameters: listParameterNames('categoria') }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { category, others: otherCategories } = categoryPage(shop, params.slug)
  if (!category)
    return data(
      { otherCategories, category, page: undefined, notFoundPicture: shop.scenes.notFound },
      { status: missingCategoryStatus(shop, params.slug) },
    )
  const { slug } = category
  if (slug !== params.slug) throw redirect(paths.category(slug) + new URL(request.url).search, 301)
  const picture = socialPicture(shop, paths.category(slug), category.h1Title)
  const page = await listPage(shop, { name: `categoria-${slug}`, path: paths.category(slug) }, request)
  return { otherCategories, category, picture, page }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadListData(request, serverLoader)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.category) return hiddenPageMeta(matches, 'Categoria não encontrada')
  const { category, page, picture } = loaderData
  return [
    ...pageMeta(matches, {
      title: category.seoTitle,
      description: category.shortDescription,
      path: page.path,
      picture,
      isHidden: listParameters(page.query, page.kind).length > 0,
    }),
    ...(category.keywords.length > 0 ? [{ name: 'keywords', content: category.keywords.join(', ') }] : []),
  ]
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  useListDataCache(loaderData)
  const { category, page, otherCategories } = loaderData
  if (!category) {
    return (
      <NotFound
        picture={loaderData.notFoundPicture}
        title="Categoria não encontrada"
        text="O endereço não corresponde a nenhuma categoria. Veja as que existem ou procure em todo o catálogo."
      >
        <CategoryLinks title="Categorias" categories={otherCategories} />
      </NotFound>
    )
  }
  return (
    <div className="page-width">
      <CategoryCatalogue key={page.path} page={page} category={category} actionOf={renderAddToCart} />
      <CompatibilityContact category={category} />
      {otherCategories.length > 0 && <CategoryLinks title="Outras categorias" categories={otherCategories} />}
      <JsonLd key={category.slug} data={import.meta.env.SSR ? categoryPageData(category, page, facts) : []} />
    </div>
  )
}
