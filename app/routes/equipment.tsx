import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { EquipmentCatalogue } from '#app/features/catalogue/equipment-catalogue.tsx'
import { answerHere, useKnownList } from '#app/features/catalogue/list-source.ts'
import { EquipmentLanding } from '#app/features/equipment/equipment-landing.tsx'
import { Testimonials } from '#app/features/pages/testimonials.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { listParameters } from '#domain/catalogue/list-query.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { listPageData } from '#domain/seo/list-page-data.ts'
import { listPage } from '#server/site/listing.ts'
import { site } from '#server/site/site.ts'
import type { Route } from './+types/equipment.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const { pages, scenes } = await site()
  return {
    page: await listPage('equipamentos', paths.equipment, request),
    landing: pages.equipment,
    testimonials: pages.testimonials.equipment,
    pictures: { hero: scenes.equipment, families: scenes.families },
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return answerHere(request, serverLoader)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        ...loaderData.landing.seo,
        path: paths.equipment,
        isHidden: listParameters(loaderData.page.query, loaderData.page.kind).length > 0,
      })
    : []

const actionOf = (product: ProductSummary) => <AddToCart product={product} size="small" />

export default function EquipmentRoute({ loaderData, matches }: Route.ComponentProps) {
  useKnownList(loaderData)
  const { page, landing, testimonials, pictures } = loaderData
  const list = { ...page, name: landing.seo.title, description: landing.seo.description }
  return (
    <>
      <EquipmentLanding
        page={landing}
        pictures={pictures}
        testimonials={<Testimonials testimonials={testimonials} badge={landing.testimonials.badge} />}
      />
      <EquipmentCatalogue page={page} title={landing.catalogue.title} actionOf={actionOf} />
      <JsonLd data={import.meta.env.SSR ? listPageData(list, matches[0].loaderData) : []} />
    </>
  )
}
