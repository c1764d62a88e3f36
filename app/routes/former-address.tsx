import { redirect } from 'react-router'
import { listParameterNames } from '#domain/list/list-query.ts'
import { paths, withParameters } from '#domain/pages/paths.ts'
import type { Route } from './+types/former-address.ts'

const connectorParameters = ['contatos', 'forma', 'parametro', 'fabricante', 'modelo', 'face']
/** The query parameters of the pages to which the redirects lead; the cache's key has no others. */
export const handle = { parameters: [...listParameterNames('acessorios'), ...connectorParameters] }

/** Redirects former addresses with their query: the catalogue's (spec §2), and those of three tools. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const query = searchParams.toString()
  if (pathname.startsWith('/encoste')) throw redirect(withParameters(paths.glass, query), 301)
  if (pathname.startsWith('/gabarito')) throw redirect(paths.gauge, 301)
  if (pathname.startsWith('/conectores')) throw redirect(withParameters(paths.identify, query || 'mostrar=24'), 301)
  const headers = { 'X-Remix-Replace': 'true' }
  throw redirect(withParameters(paths.accessories, query), { status: 301, headers })
}
