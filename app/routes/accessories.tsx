import { redirect } from 'react-router'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { AccessoriesPage } from '#app/features/catalogue/accessories/accessories-page.tsx'
import { answerInBrowser, useRememberedList } from '#app/features/catalogue/list/list-source.ts'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { paths } from '#domain/pages/paths.ts'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { listParameters } from '#domain/list/list-query.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { listPageData } from '#domain/seo/list-page-data.ts'
import { formerChoice, makerLinks } from '#server/site/compatibility/compatibility.ts'
import { typesWithoutCategory } from '#server/site/categories.ts'
import { listPage } from '#server/site/list-pages.ts'
import type { Route } from './+types/accessories.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

const words = {
  title: 'Acessórios e componentes médicos',
  description: 'Cabos, sensores, braçadeiras, células de oxigênio e peças de reposição para monitores e ventiladores.',
}

export async function loader({ request }: Route.LoaderArgs) {
  const chosen = await formerChoice(request)
  if (chosen) throw redirect(chosen, 301)
  const [page, makers, otherTypes] = await Promise.all([
    listPage('acessorios', paths.accessories, request),
    makerLinks(),
    typesWithoutCategory(),
  ])
  return { page, makers, otherTypes }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return answerInBrowser(request, serverLoader)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page
  return pageMeta(matches, {
    ...words,
    path: paths.accessories,
    isHidden: page && listParameters(page.query, page.kind).length > 0,
  })
}

const actionOf = (product: ProductSummary, quantity = 1, isRow = false) => (
  <AddToCart product={product} quantity={quantity} size={isRow ? 'row' : 'card'} />
)

export default function AccessoriesRoute({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  useRememberedList(loaderData)
  const list = { ...loaderData.page, name: words.title, description: words.description }
  return (
    <>
      <AccessoriesPage
        page={loaderData.page}
        makers={loaderData.makers}
        otherTypes={loaderData.otherTypes}
        searchBox={(box) => <SearchBox {...box} />}
        actionOf={actionOf}
      />
      <JsonLd data={import.meta.env.SSR ? listPageData(list, facts) : []} />
    </>
  )
}
