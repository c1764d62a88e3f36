import { useSyncExternalStore, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { announceChange, writeStored } from '#app/browser/storage.ts'
import { useSite } from '#app/site.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { useStoredText } from '#app/use-stored-text.ts'
import { paths } from '#domain/pages/paths.ts'
import {
  writeCalibration,
  type Calibration,
  type ScreenState,
  calibrationOf,
  pixelsPerMillimetre,
  readCalibration,
  appliesTo,
  usualPixels,
} from '#domain/true-size/calibration.ts'
import type { Glass as GlassData } from '#domain/true-size/glass.ts'
import { FaceSearch } from './face-search.tsx'

const calibrationStorageName = 'tela'

/** The state read last: `useSyncExternalStore` has to get the same object as long as nothing has changed. */
let lastState: ScreenState | undefined

/** The facts on which a CSS pixel's size depends. */
function readScreenState(): ScreenState {
  const { width, height } = globalThis.screen
  const pinch = globalThis.visualViewport?.scale ?? 1
  const state = { ratio: devicePixelRatio, width, height, zoom: pageZoom(), pinch }
  if (JSON.stringify(lastState) !== JSON.stringify(state)) lastState = state
  return lastState ?? state
}

/** Calls back when zoom, pinch, window or screen may have changed. Out: how to stop listening. */
function onScreenChange(listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // A window that moves to another screen at the same size changes its resolution only.
  const watchResolution = () => {
    const resolution = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    const onChange = () => {
      watchResolution()
      listener()
    }
    resolution.addEventListener('change', onChange, { signal, once: true })
  }
  watchResolution()
  addEventListener('resize', listener, { signal })
  globalThis.visualViewport?.addEventListener('resize', listener, { signal })
  return () => controller.abort()
}

/** The page's zoom, which Safari leaves out of the pixel ratio: the window's outer width over its inner width. */
function pageZoom(): number {
  const zoom = outerWidth / document.documentElement.clientWidth
  // No browser zooms beyond this: one of the two widths is then not that of the window, as on some phones.
  return zoom > 0.2 && zoom < 6 ? Math.round(zoom * 100) / 100 : 1
}

/** The scale of the screen; 'changed': calibrated, but zoom or screen changed since, so it has to be confirmed. */
export interface ScreenScale {
  state: 'unknown' | 'changed' | 'calibrated'
  /** CSS pixels per millimetre; a starting value where the screen is not calibrated. */
  pixelsPerMm: number
  calibrate: (pixelsPerMm: number) => void
}

function calibrationState(calibration: Calibration | undefined, screen: ScreenState): ScreenScale['state'] {
  if (!calibration) return 'unknown'
  return appliesTo(calibration, screen) ? 'calibrated' : 'changed'
}

/** The scale of the screen, kept up to date with zoom, pinch and other tabs; undefined before hydration. */
function useScreenScale(): ScreenScale | undefined {
  const { slug } = useSite().brand
  const storedText = useStoredText(calibrationStorageName)
  const screen = useSyncExternalStore(onScreenChange, readScreenState, () => undefined)
  if (!screen) return undefined
  const calibration = readCalibration(storedText)
  return {
    state: calibrationState(calibration, screen),
    pixelsPerMm: calibration ? pixelsPerMillimetre(calibration, screen) : usualPixels(screen),
    calibrate: (pixelsPerMm) => {
      // Where the device refuses the calibration, the tab keeps it.
      writeStored(`${slug}-${calibrationStorageName}`, writeCalibration(calibrationOf(pixelsPerMm, screen)))
      announceChange(`${slug}-${calibrationStorageName}`)
    },
  }
}

function UnmeasuredConnectors({ connectors }: { connectors: GlassData['unmeasured'] }) {
  // The names are rendered in the browser only: the page's data have them; HTML would repeat them for a closed list.
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

export function Glass(props: Omit<ComponentProps<typeof FaceSearch>, 'scale'>) {
  const { glass } = props
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
        {scale && <FaceSearch key={glass.machine?.key ?? ''} scale={scale} {...props} />}
      </div>
      <UnmeasuredConnectors connectors={glass.unmeasured} />
    </>
  )
}
