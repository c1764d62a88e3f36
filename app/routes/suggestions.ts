import { suggestionsFor } from '#server/site/list-pages.ts'
import type { Route } from './+types/suggestions.ts'

/** Suggestions as JSON, for catalogues too large for the browser to search by itself. */
export async function loader({ request }: Route.LoaderArgs) {
  const term = new URL(request.url).searchParams.get('search') ?? ''
  return Response.json(await suggestionsFor(term), { headers: { 'Cache-Control': 'public, max-age=60' } })
}
