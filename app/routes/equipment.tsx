import { renderAddToCart } from '#app/features/cart/add-to-cart.tsx'
import { EquipmentCatalogue, EquipmentLanding } from '#app/features/catalogue/equipment/equipment-page.tsx'
import { loadListData, useListDataCache } from '#app/features/catalogue/list/list-loader.ts'
import { Testimonials } from '#app/features/pages/testimonials.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { listParameterNames, listParameters } from '#domain/list/list-query.ts'
import { familyLists } from '#domain/pages/family-lists.ts'
import { paths } from '#domain/pages/paths.ts'
import { listPageData } from '#domain/seo/list-page-data.ts'
import { equipmentHeroAlt } from '#drawings/scenes/scenes.ts'
import { listPage } from '#server/shop/lists.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/equipment.ts'

export const handle = { parameters: listParameterNames('equipamentos') }

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { pages, scenes, products } = shop
  const machines = products.filter((product) => product.category === 'equipamentos')
  return {
    page: await listPage(shop, { name: 'equipamentos', path: paths.equipment }, request),
    landing: pages.equipment,
    testimonials: pages.testimonials.equipment,
    familyPaths: familyLists(machines),
    machineCount: machines.length,
    pictures: { hero: { src: scenes.equipment, alt: equipmentHeroAlt }, families: scenes.families },
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadListData(request, serverLoader)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { landing, page } = loaderData
  return pageMeta(matches, {
    ...landing.seo,
    path: paths.equipment,
    isHidden: listParameters(page.query, page.kind).length > 0,
  })
}

export default function EquipmentRoute({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  useListDataCache(loaderData)
  const { page, landing, familyPaths, machineCount, testimonials, pictures } = loaderData
  const list = { ...page, name: landing.seo.title, description: landing.seo.description }
  return (
    <>
      <EquipmentLanding
        content={landing}
        pictures={pictures}
        familyPaths={familyPaths}
        machineCount={machineCount}
        testimonials={
          testimonials.length > 0 && <Testimonials testimonials={testimonials} badge={landing.testimonials.badge} />
        }
      />
      <EquipmentCatalogue
        page={page}
        title={landing.catalogue.title}
        machineCount={machineCount}
        actionOf={renderAddToCart}
      />
      <JsonLd data={import.meta.env.SSR ? listPageData(list, facts) : []} />
    </>
  )
}
