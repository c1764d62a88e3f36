import { createHash, randomBytes } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { contentSecurityPolicy, type OtherOrigins } from '#server/http/pages/content-security-policy.ts'
import { inlineScriptHashes, withoutNonce } from '#server/http/pages/inline-scripts.ts'
import { accepts } from '#server/http/pages/negotiation.ts'
import { nonceHeader } from '#server/http/pages/nonce.ts'

type Handle = (request: Request) => Promise<Response>

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/**
 * Completes rendered pages: allows their own scripts by hash; for clients that accept Brotli, also compresses them and
 * adds an entity tag. Answers other than HTML stay as they are. The main thread then only has to send them.
 */
export function finishedPages(handle: Handle, origins: OtherOrigins): Handle {
  return async (request) => {
    const nonce = randomBytes(16).toString('base64')
    request.headers.set(nonceHeader, nonce)
    const response = await handle(request)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    return finishPage(response, { nonce, origins, isCompressed: accepts('br', request.headers.get('accept-encoding')) })
  }
}

interface Finish {
  /** The nonce with which the page was rendered. */
  nonce: string
  origins: OtherOrigins
  isCompressed: boolean
}

async function finishPage(response: Response, { nonce, origins, isCompressed }: Finish): Promise<Response> {
  const html = await response.text()
  const page = withoutNonce(html, nonce)
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', contentSecurityPolicy({ scripts: inlineScriptHashes(html, nonce), origins }))
  headers.set('Vary', 'Accept-Encoding')
  if (!isCompressed) return new Response(page, { status: response.status, headers })
  headers.set('ETag', `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`)
  headers.set('Content-Encoding', 'br')
  return new Response(brotliCompressSync(page, quality), { status: response.status, headers })
}
