import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { tellSearch } from '#server/demand/tell-search.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { nonceContext } from '#server/render/page-context.ts'

/** Renders a page to its end before it answers, so that its status is known. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
) {
  const nonce = given.get(nonceContext)
  let finalStatus = status
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
    nonce,
    progressiveChunkSize: Infinity,
    signal: request.signal,
    onError(error) {
      finalStatus = 500
      handleError(error, { request })
    },
  })
  await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  tellSearch(headers, context.staticHandlerContext.loaderData)
  return new Response(body, { status: finalStatus, headers })
}

/** Logs a failure while data is loaded or a page is rendered; without its message, which may quote a visitor. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  log('request-failed', { path: new URL(request.url).pathname.slice(0, 200), ...traceOf(error) })
}
