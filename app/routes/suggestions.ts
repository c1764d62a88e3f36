import { suggestionsFor } from '#server/site/list-pages.ts'
import type { Route } from './+types/suggestions.ts'

/**
 * Suggestions as JSON, for whoever has no index in the browser: the field in a large catalogue or after a failed load,
 * 'Identificar peça', and the plain search of a list.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const term = new URL(request.url).searchParams.get('search') ?? ''
  return Response.json(await suggestionsFor(term), { headers: { 'Cache-Control': 'public, max-age=60' } })
}
