import { redirect } from 'react-router'
import { paths, withParameters } from '#domain/pages/paths.ts'
import type { Route } from './+types/identify-redirect.ts'

/** Those of the tool to which it leads. */
export const handle = { parameters: ['contatos', 'forma', 'parametro', 'fabricante', 'modelo', 'face'] }

/** Redirects the addresses of three former tools, each to its step of 'Não sei o código', with its query. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const query = searchParams.toString()
  if (pathname.startsWith('/encoste')) throw redirect(withParameters(paths.glass, query), 301)
  if (pathname.startsWith('/gabarito')) throw redirect(paths.gauge, 301)
  throw redirect(withParameters(paths.identify, query || 'mostrar=24'), 301)
}
