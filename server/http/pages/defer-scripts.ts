import { startGate, tellIfNoneStored } from './start-gate.ts'

interface Start {
  nonce: string
  /** The script that starts the others (app/start.ts). */
  startCode: string
}

const end = '</noscript>'

/**
 * Makes a rendered page's scripts wait for its first paint, because on a slow line they would compete with style sheet,
 * font and picture. The page renders them inside its last `<noscript>`, where they are inert (app/root.tsx); the
 * scripts with the loaders' data, which the router writes behind that part, are moved into it. A page without such a
 * part is unchanged, and its scripts start at once. The gate comes first in the page, because a script behind a style
 * sheet waits for the sheet.
 */
export function deferScripts(html: string, { nonce, startCode }: Start): string {
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`
  const gated = html.replace('<head>', () => `<head>${script(startGate + tellIfNoneStored(html))}`)
  const scripts = gated.lastIndexOf('<noscript id="scripts">')
  const [behind, bodyEnd] = [gated.indexOf(end, scripts), gated.lastIndexOf('</body>')]
  if (scripts < 0 || behind < 0 || bodyEnd < behind) return gated
  const data = gated.slice(behind + end.length, bodyEnd)
  return gated.slice(0, behind) + data + end + script(startCode) + gated.slice(bodyEnd)
}
