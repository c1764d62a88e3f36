import { suggestionsFor } from '#server/site/list-pages.ts'
import type { Route } from './+types/suggestions.ts'

/**
 * Suggestions as JSON: for search fields without an index in the browser, for 'Identificar peça', and for a list of
 * codes pasted into a plain search.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const term = new URL(request.url).searchParams.get('search') ?? ''
  return Response.json(await suggestionsFor(term), { headers: { 'Cache-Control': 'public, max-age=60' } })
}
