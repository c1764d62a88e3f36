import { suggestionsFor } from '#server/shop/lists.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/suggestions.ts'

export const handle = { parameters: ['search'] }

/** Suggestions as JSON: for search fields without an index in the browser, and for 'Não sei o código'. */
export function loader({ request, context }: Route.LoaderArgs) {
  const term = new URL(request.url).searchParams.get('search') ?? ''
  return Response.json(suggestionsFor(context.get(shopContext), term), {
    headers: { 'Cache-Control': 'public, max-age=60' },
  })
}
