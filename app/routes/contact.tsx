import { data } from 'react-router'
import { useCart } from '#app/features/cart/cart-store.tsx'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { formStateOf } from '#domain/forms/checked-form.ts'
import { contactSchema } from '#domain/forms/contact.ts'
import { paths } from '#domain/pages/paths.ts'
import { localBusinessData } from '#domain/seo/company-data.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/contact.ts'

export const handle = { parameters: ['enviado'] }

export function loader({ request, context }: Route.LoaderArgs) {
  const { pages, data: shopData } = context.get(shopContext)
  return {
    page: pages.contact,
    week: shopData.content.desk.hours.week,
    isSent: new URL(request.url).searchParams.has('enviado'),
  }
}

/** Gives a form back that was sent without scripts and not stored (server/http/forms.ts). */
export async function action({ request }: Route.ActionArgs) {
  return data(formStateOf(contactSchema, await request.formData()), { status: 422 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { ...loaderData.page.seo, path: paths.contact }) : []

export default function ContactRoute({ loaderData: { page, week, isSent }, actionData }: Route.ComponentProps) {
  const facts = useSite()
  const { cart } = useCart()
  return (
    <>
      <ContactPage page={page} isSent={isSent} cart={cart} initial={actionData} />
      <JsonLd data={import.meta.env.SSR ? [localBusinessData(facts, week)] : []} />
    </>
  )
}
