import { redirect } from 'react-router'
import { listParameterNames } from '#domain/list/list-query.ts'
import { paths } from '#domain/pages/paths.ts'
import type { Route } from './+types/catalogue-redirect.ts'

/** Those of the list to which it leads. */
export const handle = { parameters: listParameterNames('acessorios') }

/** Redirects the catalogue's old address to the accessories, with its query (spec §2). */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(`${paths.accessories}${new URL(request.url).search}`, {
    status: 301,
    headers: { 'X-Remix-Replace': 'true' },
  })
}
