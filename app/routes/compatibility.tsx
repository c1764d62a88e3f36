import { data, redirect } from 'react-router'
import { useAddAllToCart } from '#app/features/cart/use-add-to-cart.ts'
import { HubPage, MakerPage, NearestNames } from '#app/features/compatibility/hub-page.tsx'
import { ModelPage } from '#app/features/compatibility/model-page.tsx'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { hiddenPageMeta, pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { minimumParts } from '#domain/compatibility/page-data.ts'
import { paths } from '#domain/pages/paths.ts'
import { compatibilityHead, compatibilityPageData } from '#domain/seo/list-page-data.ts'
import { compatibilityPage } from '#server/shop/compatibility.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/compatibility.ts'

export const handle = { parameters: ['modelo', 'ir', 'produto', 'equipamento', 'busca', 'tipo'] }

export function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = compatibilityPage(shop, params, new URL(request.url).searchParams)
  if (page.kind === 'moved') throw redirect(page.path, 301)
  return page.kind === 'missing' ? data({ ...page, picture: shop.scenes.notFound }, { status: 404 }) : page
}

export const meta: Route.MetaFunction = ({ matches, loaderData: page }) => {
  if (!page || page.kind === 'missing') return hiddenPageMeta(matches, 'Modelo não encontrado')
  return pageMeta(matches, { ...compatibilityHead(page), isHidden: isHidden(page) })
}

/** Whether search engines leave a page out: that of a search, and one with hardly any parts. */
function isHidden(page: Parameters<typeof compatibilityHead>[0]): boolean {
  if (page.kind === 'hub') return page.hasQuery
  return (page.kind === 'model' ? page.total : page.parts) < minimumParts
}

export default function CompatibilityRoute({ loaderData: page, params }: Route.ComponentProps) {
  const facts = useSite()
  const addAll = useAddAllToCart()
  if (page.kind === 'missing') {
    return (
      <NotFound
        picture={page.picture}
        title="Modelo não encontrado"
        text="O endereço não corresponde a nenhuma marca ou modelo que conhecemos. Isso não quer dizer que não haja peça para ele."
        back={{ label: 'Ver marcas e modelos', to: paths.compatibility }}
        identifyPath={paths.identifyWith({ marca: params.maker ?? '', modelo: params.model ?? '' })}
      >
        <NearestNames nearest={page.nearest} />
      </NotFound>
    )
  }
  return (
    <>
      {page.kind === 'hub' && <HubPage page={page} />}
      {page.kind === 'maker' && <MakerPage page={page} />}
      {page.kind === 'model' && <ModelPage key={page.path} page={page} onAdd={addAll} />}
      <JsonLd key={`${page.path} data`} data={import.meta.env.SSR ? compatibilityPageData(page, facts) : []} />
    </>
  )
}
