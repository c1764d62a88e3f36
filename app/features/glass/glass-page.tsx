import { Link } from 'react-router'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { paths } from '#domain/pages/paths.ts'
import type { Glass } from '#domain/true-size/glass.ts'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { tools } from '#domain/pages/tools.ts'
import { Match } from './match.tsx'
import { useGlass } from './use-glass.ts'

/** Names the connectors for which nobody has published measures; they cannot be drawn. */
function Unmeasured({ connectors }: { connectors: Glass['unmeasured'] }) {
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

interface GlassPageProps {
  glass: Glass
  /** The key of the face to begin with; '' begins with the first. */
  first: string
}

/** 'Encoste o conector na tela': finds a part by the plug itself, laid on the screen. */
export function GlassPage({ glass, first }: GlassPageProps) {
  const scale = useGlass()
  return (
    <div className="page-width grid gap-6 py-6 lg:py-8">
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: tools.connectors.name, to: paths.connectors }, { label: tools.glass.name }]} />
        <h1 className="mt-1 text-head">
          {glass.machine ? `Qual destes é o do ${glass.machine.name}?` : `${tools.glass.name} na tela`}
        </h1>
        <p className="max-w-prose text-muted">
          Sem etiqueta e sem código, a peça quebrada basta: as faces aparecem no tamanho real, e a que coincide leva às
          peças. Nada sai do aparelho: sem foto, sem envio, também sem conexão depois de aberta.
        </p>
      </header>
      <div className="needs-script min-h-160">
        {scale && <Match key={glass.machine?.key ?? ''} glass={glass} scale={scale} first={first} />}
      </div>
      <section aria-labelledby="no-papel" className="no-print grid justify-items-start gap-3 border-t border-rule pt-6">
        <h2 id="no-papel" className="text-title">
          No papel, para a bancada
        </h2>
        <p className="max-w-prose text-small text-muted">
          As mesmas faces em folhas A4, com régua de 100 mm para conferir a impressora. Serve também onde esta página
          não funciona.
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={paths.gauge}>Abrir o gabarito</ButtonLink>
          <ButtonLink to={paths.connectors} look="plain">
            Ver todos os conectores
          </ButtonLink>
        </p>
      </section>
      <Unmeasured connectors={glass.unmeasured} />
    </div>
  )
}
