import { redirect } from 'react-router'
import { listParameterNames } from '#domain/list/list-query.ts'
import { paths, withParameters } from '#domain/pages/paths.ts'
import type { Route } from './+types/former.ts'

export const handle = { parameters: listParameterNames('acessorios') }

/** Redirects '/catalogo' with its query to the accessories (spec §2). */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(withParameters(paths.accessories, new URL(request.url).searchParams.toString()), {
    status: 301,
    headers: { 'X-Remix-Replace': 'true' },
  })
}
