import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { xml } from '#server/build/discovery/xml.ts'
import { colourRules } from '#domain/shop/colours.ts'
import { codeOf } from '#server/failure.ts'
import { drawingPolicy } from '#server/http/pages/content-security-policy.ts'
import { typeOf } from '#server/http/pages/file-type.ts'
import { isHashed } from '#server/http/pages/shared-assets.ts'
import type { Preview } from './previews.ts'

const styles = '/previa.css'

/** Answers a request for a page or a file of a preview. The answer to a form is that a preview sends nothing. */
export async function previewAnswer(preview: Preview, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/rest/') || pathname.startsWith('/api/v1/lists')) return nothingTaken(request)
  if (request.method !== 'GET' && request.method !== 'HEAD') return nothingTaken(request)
  if (pathname === styles) return answer(`${colourRules(preview.colours)}${barStyles}`, 'text/css; charset=utf-8')
  // A service worker would show this draft's pages in place of the next draft's.
  if (pathname === '/service-worker.js') return answer('', 'text/plain', 404)
  return (await fileOf(preview, pathname)) ?? page(preview, request)
}

function nothingTaken(request: Request): Response {
  if (request.method === 'GET' || request.method === 'HEAD') return answer('[]', 'application/json')
  return answer(JSON.stringify({ message: 'Isto é uma prévia: nada é enviado.' }), 'application/json', 403)
}

async function fileOf({ publicFolder, clientFolder }: Preview, pathname: string): Promise<Response | undefined> {
  const path = decoded(pathname)
  if (path === undefined || path.endsWith('/')) return undefined
  // Only files named by their content are the same in every release.
  const folders = isHashed(path) ? [publicFolder, clientFolder] : [publicFolder]
  for (const folder of folders) {
    const body = await bytesAt(folder, path)
    if (!body) continue
    const type = typeOf(path)
    const response = answer(new Uint8Array(body), type)
    if (type === 'image/svg+xml') response.headers.set('Content-Security-Policy', drawingPolicy)
    return response
  }
  return undefined
}

async function bytesAt(folder: string, path: string): Promise<Buffer | undefined> {
  const file = normalize(join(folder, path))
  if (!file.startsWith(folder + sep)) return undefined
  try {
    return await readFile(file)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}

function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

async function page({ render, draftName }: Preview, request: Request): Promise<Response> {
  const headers = new Headers(request.headers)
  // Text is added to the page, so it must not be compressed.
  headers.delete('accept-encoding')
  headers.delete('cookie')
  const response = await render(new Request(request.url, { headers }))
  response.headers.set('Cache-Control', 'no-store')
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  const told = html
    .replace('</head>', () => `<link rel="stylesheet" href="${styles}"></head>`)
    .replace('</body>', () => `<p class="previa">Prévia de <b>${xml(draftName)}</b>: ainda não publicado</p></body>`)
  response.headers.delete('content-length')
  return new Response(told, { status: response.status, headers: response.headers })
}

const barStyles = `.previa {
  position: fixed;
  inset: auto auto 0 0;
  z-index: 100;
  max-width: 100%;
  margin: 0;
  padding: 4px 12px;
  border-radius: 0 6px 0 0;
  background: var(--ink);
  color: var(--sheet);
  font-size: 13px;
  pointer-events: none;
}
@media print {
  .previa { display: none; }
}
`

function answer(body: BodyInit, type: string, status = 200): Response {
  return new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })
}
