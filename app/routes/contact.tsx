import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { site } from '#server/site/site.ts'
import type { Route } from './+types/contact.ts'

export async function loader() {
  const { pages } = await site()
  return { page: pages.contact }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { ...loaderData.page.seo, path: paths.contact }) : []

export default function ContactRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <ContactPage page={page} />
}
