import { renderAddToCart } from '#app/features/cart/add-to-cart.tsx'
import { AccessoriesPage } from '#app/features/catalogue/accessories/accessories-page.tsx'
import { loadListData, useListDataCache } from '#app/features/catalogue/list/list-loader.ts'
import {
  filterFormId,
  HiddenView,
  type CatalogueListControl,
  useQueryUnlessNavigating,
} from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { withChange } from '#domain/list/list-query-changes.ts'
import { listParameterNames, listParameters } from '#domain/list/list-query.ts'
import { paths } from '#domain/pages/paths.ts'
import { listPageData } from '#domain/seo/list-page-data.ts'
import { typesWithoutCategory } from '#server/shop/categories.ts'
import { makerLinks } from '#server/shop/compatibility.ts'
import { listPage } from '#server/shop/lists.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/accessories.ts'

const head = {
  title: 'Acessórios e componentes médicos',
  description: 'Cabos, sensores, braçadeiras, células de oxigênio e peças de reposição para monitores e ventiladores.',
}

export const handle = { parameters: listParameterNames('acessorios') }

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = await listPage(shop, { name: 'acessorios', path: paths.accessories }, request)
  return { page, makers: makerLinks(shop), otherTypes: typesWithoutCategory(shop) }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadListData(request, serverLoader)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page
  return pageMeta(matches, {
    ...head,
    path: paths.accessories,
    isHidden: page && listParameters(page.query, page.kind).length > 0,
  })
}

export default function AccessoriesRoute({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  useListDataCache(loaderData)
  const list = { ...loaderData.page, name: head.title, description: head.description }
  return (
    <>
      <AccessoriesPage
        page={loaderData.page}
        makers={loaderData.makers}
        otherTypes={loaderData.otherTypes}
        Search={ListSearch}
        actionOf={renderAddToCart}
      />
      <JsonLd data={import.meta.env.SSR ? listPageData(list, facts) : []} />
    </>
  )
}

function ListSearch({ list }: { list: CatalogueListControl }) {
  const askWhileTyping = useQueryUnlessNavigating(list)
  return (
    <SearchBox
      label="Buscar acessórios e componentes"
      placeholder="Código, equipamento ou peça"
      action={list.page.path}
      formId={filterFormId}
      term={list.query.search}
      searchUrl={list.page.searchUrl}
      onType={(term) => askWhileTyping((latest) => withChange(latest, { search: term }))}
      onSend={(term) => list.setQuery(withChange(list.query, { search: term }))}
    >
      <HiddenView list={list} />
    </SearchBox>
  )
}
