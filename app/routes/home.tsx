import { HomePage } from '#app/features/home/home-page.tsx'
import { Testimonials } from '#app/features/pages/testimonials.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { organizationData } from '#domain/seo/organization-data.ts'
import { websiteData } from '#domain/seo/website-data.ts'
import { productById } from '#server/site/catalogue.ts'
import { site } from '#server/site/site.ts'
import type { Route } from './+types/home.ts'

export async function loader() {
  const { pages, scenes } = await site()
  const display = await productById('display-lcd-mindray-beneview')
  return {
    page: pages.home,
    testimonials: pages.testimonials.home,
    pictures: {
      hero: scenes.home,
      cards: {
        monitores: scenes.families['monitores-multiparametro'],
        cardiologia: scenes.families.desfibriladores,
        ventilacao: scenes.families['ventiladores-pulmonares'],
        pecas: display?.images[0]?.src ?? scenes.home,
      },
    },
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { ...loaderData.page.seo, path: paths.home }) : []

export default function HomeRoute({ loaderData: { page, pictures, testimonials }, matches }: Route.ComponentProps) {
  const { loaderData: facts } = matches[0]
  return (
    <>
      <HomePage page={page} pictures={pictures} testimonials={<Testimonials testimonials={testimonials} />} />
      <JsonLd data={import.meta.env.SSR ? [organizationData(facts), websiteData(facts)] : []} />
    </>
  )
}
