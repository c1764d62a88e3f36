import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { startLate } from '#server/http/late-start.ts'
import { nonceHeader } from '#server/http/nonce.ts'

/** Renders a page whole: with its status known and without streaming, built or on request alike. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = request.headers.get(nonceHeader) ?? undefined
  let finalStatus = status
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />,
    {
      ...(nonce && { nonce }),
      progressiveChunkSize: Infinity,
      signal: request.signal,
      onError(error) {
        finalStatus = 500
        console.error(error)
      },
    },
  )
  await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(startLate(await new Response(body).text()), { status: finalStatus, headers })
}
