import { renderToReadableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { setSearchHeader } from '#server/demand/search-header.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { nonceContext } from '#server/render/page-context.ts'

/** Renders a page to its end before it answers, so that its status is known. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
) {
  const nonce = routerContext.get(nonceContext)
  let finalStatus = status
  const body = await renderToReadableStream(
    <ServerRouter context={withoutPreloads(context)} url={request.url} nonce={nonce} />,
    {
      nonce,
      progressiveChunkSize: Infinity,
      signal: request.signal,
      onError(error) {
        finalStatus = 500
        handleError(error, { request })
      },
    },
  )
  await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  setSearchHeader(headers, context.staticHandlerContext.loaderData)
  return new Response(body, { status: finalStatus, headers })
}

/** Drops the router's preloads, of high priority: on a slow line scripts would go before styles, font and picture. */
function withoutPreloads(context: EntryContext): EntryContext {
  const { entry, routes, ...manifest } = context.manifest
  const routesWithoutImports = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, imports: [] }]),
  )
  return {
    ...context,
    manifest: { ...manifest, entry: { ...entry, imports: [] }, routes: routesWithoutImports },
  }
}

/** Logs a failure without its message, which may quote a visitor. An address without a route is no failure. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  log('request-failed', { path: new URL(request.url).pathname.slice(0, 200), ...traceOf(error) })
}
