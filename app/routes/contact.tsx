import { useCart } from '#app/features/cart/cart-provider.tsx'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { paths } from '#domain/pages/paths.ts'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { localBusinessData } from '#domain/seo/local-business-data.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/contact.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { pages } = context.get(shopContext)
  return pages.contact
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { ...loaderData.seo, path: paths.contact }) : []

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  const { cart, reading, store } = useCart()
  return (
    <>
      <ContactPage page={loaderData} cart={cart} unreadCart={reading === 'pending' ? store.key : undefined} />
      <JsonLd data={import.meta.env.SSR ? [localBusinessData(facts, loaderData.hours.items)] : []} />
    </>
  )
}
