import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { PlugQuery } from '#domain/catalogue/registry/connector-guide.ts'
import { paths } from '#domain/pages/paths.ts'
import type { Glass as GlassData } from '#domain/true-size/glass.ts'
import { FaceSearch } from './face-search.tsx'
import { useScreenScale } from './use-screen-scale.ts'

/** Names the connectors for which nobody has published measures; they cannot be drawn. */
function UnmeasuredConnectors({ connectors }: { connectors: GlassData['unmeasured'] }) {
  // The names are rendered in the browser only: the page's data have them already, and HTML would repeat them for a
  // list that is closed.
  const isHydrated = useIsHydrated()
  return (
    <details className="no-print rounded border border-rule bg-sheet">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-small font-medium">
        Sem medida: {connectors.length} conectores que só se comparam com a peça
      </summary>
      <p className="max-w-prose px-3 text-small text-muted">
        Uma face só entra na tela com medida de norma ou de folha de dados. Destes, de série própria de cada marca, não
        há medida publicada: compare no guia ou mande a foto.
      </p>
      {isHydrated && (
        <ul className="grid gap-x-8 p-3 text-small sm:grid-cols-2 lg:grid-cols-3">
          {connectors.map(({ key, name }) => (
            <li key={key} className="border-t border-rule">
              <Link to={paths.connector(key)} className="grid min-h-11 content-center py-1 hover:text-brand-deep">
                <span className="underline underline-offset-2">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

interface GlassProps {
  glass: GlassData
  /** The key of the face to begin with; '' begins with the first. */
  firstFace: string
  /** What was answered of the plug. */
  answers: PlugQuery
  /** The questions for form and contacts. */
  children: ReactNode
}

/** The plug laid on the screen: faces at true size, of which one matches. */
export function Glass({ glass, firstFace, answers, children }: GlassProps) {
  const scale = useScreenScale()
  return (
    <>
      <div className="grid gap-1">
        <h2 className="text-title">
          {glass.machine ? `Qual destes é o do ${glass.machine.name}?` : 'Encoste o conector na tela'}
        </h2>
        <p className="max-w-prose text-small text-muted">
          As faces aparecem no tamanho real, e a que coincide leva às peças. Nada sai do aparelho, e depois de aberta a
          página dispensa conexão. Em papel, as mesmas faces são o gabarito.
        </p>
      </div>
      <div className="needs-script grid min-h-160 content-start gap-6">
        {scale && (
          <FaceSearch
            key={glass.machine?.key ?? ''}
            glass={glass}
            scale={scale}
            firstFace={firstFace}
            answers={answers}
          >
            {children}
          </FaceSearch>
        )}
      </div>
      <UnmeasuredConnectors connectors={glass.unmeasured} />
    </>
  )
}
