import { useNavigate } from 'react-router'
import { HomePage } from '#app/features/home/home-page.tsx'
import { Testimonials } from '#app/features/pages/testimonials.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { paths } from '#domain/pages/paths.ts'
import { organizationData, websiteData } from '#domain/seo/company-data.ts'
import { homeHeroAlt } from '#drawings/scenes/scenes.ts'
import { categorySummaries } from '#server/shop/categories.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/home.ts'

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { pages, scenes, products } = shop
  // The card of spare parts shows a display, which everybody knows from the machine.
  const display = products.find(
    (product) => product.category === 'acessorios-componentes' && product.productType === 'displays-monitores-lcd',
  )
  return {
    page: pages.home,
    categories: categorySummaries(shop),
    searchUrl: shop.indexAddresses['busca'],
    testimonials: pages.testimonials.home,
    pictures: {
      hero: { src: scenes.home, alt: homeHeroAlt, legend: scenes.homeLegend },
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

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const facts = useSite()
  const { page, categories, pictures, testimonials, searchUrl } = loaderData
  return (
    <>
      <HomePage
        page={page}
        categories={categories}
        pictures={pictures}
        searchBox={
          <SearchBox
            label="Buscar no catálogo"
            placeholder={page.hero.searchPlaceholder}
            action={paths.accessories}
            term=""
            searchUrl={searchUrl}
            onSend={(term) => void navigate(paths.search(term))}
          />
        }
        testimonials={testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      />
      <JsonLd data={import.meta.env.SSR ? [organizationData(facts), websiteData(facts)] : []} />
    </>
  )
}
