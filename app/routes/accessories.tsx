import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { AccessoriesPage } from '#app/features/catalogue/accessories-page.tsx'
import { answerHere, useKnownList } from '#app/features/catalogue/list-source.ts'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { listParameters } from '#domain/catalogue/list-query.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { listPageData } from '#domain/seo/list-page-data.ts'
import { listPage, modelsUrl } from '#server/site/listing.ts'
import type { Route } from './+types/accessories.ts'

const words = {
  title: 'Acessórios e componentes médicos',
  description: 'Cabos, sensores, braçadeiras, células de oxigênio e peças de reposição para monitores e ventiladores.',
}

export async function loader({ request }: Route.LoaderArgs) {
  return { page: await listPage('acessorios', paths.accessories, request), modelsUrl: await modelsUrl() }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return answerHere(request, serverLoader)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...words,
    path: paths.accessories,
    isHidden: loaderData && listParameters(loaderData.page.query, loaderData.page.kind).length > 0,
  })

const actionOf = (product: ProductSummary) => <AddToCart product={product} size="small" />

export default function AccessoriesRoute({ loaderData, matches }: Route.ComponentProps) {
  useKnownList(loaderData)
  const list = { ...loaderData.page, name: words.title, description: words.description }
  return (
    <>
      <AccessoriesPage
        page={loaderData.page}
        modelsUrl={loaderData.modelsUrl}
        searchBox={(box) => <SearchBox {...box} />}
        actionOf={actionOf}
      />
      <JsonLd data={import.meta.env.SSR ? listPageData(list, matches[0].loaderData) : []} />
    </>
  )
}
