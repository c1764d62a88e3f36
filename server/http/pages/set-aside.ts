import { startGate, toldIfKept } from './start-gate.ts'

interface Start {
  nonce: string
  /** The script that starts the others (app/start.ts). */
  startCode: string
}

const end = '</noscript>'

/**
 * A rendered page whose scripts wait for its first paint: fetched before it, they take the line from style sheet, type and
 * picture. The page's frame renders them within its last `<noscript>`, where they are text (app/root.tsx); what the router writes behind it,
 * the loaders' data, joins them. A page without one stays as it is, and starts at once. The gate stands first: a script
 * behind a style sheet would wait for it.
 */
export function setAside(html: string, { nonce, startCode }: Start): string {
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`
  const gated = html.replace('<head>', () => `<head>${script(startGate + toldIfKept(html))}`)
  const scripts = gated.lastIndexOf('<noscript id="scripts">')
  const [behind, bodyEnd] = [gated.indexOf(end, scripts), gated.lastIndexOf('</body>')]
  if (scripts < 0 || behind < 0 || bodyEnd < behind) return gated
  const data = gated.slice(behind + end.length, bodyEnd)
  return gated.slice(0, behind) + data + end + script(startCode) + gated.slice(bodyEnd)
}
