import { Link } from 'react-router'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { paths } from '#domain/pages/paths.ts'
import type { Glass } from '#domain/true-size/glass.ts'

/** Names the connectors for which nobody has published measures; they cannot be drawn. */
export function Unmeasured({ connectors }: { connectors: Glass['unmeasured'] }) {
  // The names are rendered in the browser only: the page's data have them already, and HTML would repeat them for a
  // list that is closed.
  const isRunning = useIsHydrated()
  return (
    <details className="no-print rounded border border-rule bg-sheet">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-small font-medium">
        Sem medida: {connectors.length} conectores que só se comparam com a peça
      </summary>
      <p className="max-w-prose px-3 text-small text-muted">
        Uma face só entra na tela com medida de norma ou de folha de dados. Destes, de série própria de cada marca, não
        há medida publicada: compare no guia ou mande a foto.
      </p>
      {isRunning && (
        <ul className="grid gap-x-8 p-3 text-small sm:grid-cols-2 lg:grid-cols-3">
          {connectors.map(({ key, name }) => (
            <li key={key} className="border-t border-rule">
              <Link to={paths.connector(key)} className="grid min-h-11 content-center py-1 hover:text-petrol-deep">
                <span className="underline underline-offset-2">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
