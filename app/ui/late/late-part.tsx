import { Component, lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'
import { isReachable } from './is-reachable.ts'
import { Loading } from './loading.tsx'
import { retry } from './retry.ts'
import { TryAgain } from './try-again.tsx'

/**
 * Functions that load a failed part again. They are not called at once: React renders a failing component twice before
 * it reports the failure.
 */
const failed = new Set<() => void>()

function forgetFailures(): void {
  for (const renew of failed) renew()
  failed.clear()
}

/**
 * A component whose code is loaded when it is first shown, or ahead by `preload`. Render it inside a LatePlace. A
 * failed load is tried again the next time the part is shown.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: LazyExoticComponent<ComponentType<Props>>
  const renew = () => {
    Part = lazy(async () => {
      try {
        return { default: await retry(load) }
      } catch (error) {
        failed.add(renew)
        throw error
      }
    })
  }
  renew()
  const LatePart = (props: Props) => <Part {...props} />
  // A failure while preloading is ignored: showing the part loads it again, up to three times.
  return Object.assign(LatePart, { preload: () => void load().catch(() => undefined) })
}

interface LatePlaceProps {
  children: ReactNode
  /** What the visitor already has, shown in its place until the part has loaded. */
  meanwhile?: ReactNode
  /**
   * What a failure shows: a message in its place (the default), one over the page, or nothing, where the page works
   * without it.
   */
  whenFailed?: 'here' | 'over' | 'nothing'
}

/**
 * The place of a late part: shows 'Carregando...' while it loads (with 'nothing', it stays empty), and confines a
 * failure to this place.
 */
export class LatePlace extends Component<LatePlaceProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  #failures = 0

  constructor(props: LatePlaceProps) {
    super(props)
    forgetFailures()
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.#failures += 1
  }

  /** A failed part is loaded again when the visitor returns to a kept list. */
  override componentDidMount() {
    if (!this.state.hasFailed) return
    forgetFailures()
    // oxlint-disable-next-line react/no-did-mount-set-state -- a kept list mounts again with its former state
    this.setState({ hasFailed: false })
  }

  #retry = async () => {
    // After a new release this page's code may no longer exist: the page is reloaded as soon as the server answers.
    if (this.#failures > 1 && (await isReachable())) return location.reload()
    forgetFailures()
    this.setState({ hasFailed: false })
  }

  override render() {
    const { children, meanwhile, whenFailed } = this.props
    if (!this.state.hasFailed)
      return <Suspense fallback={meanwhile || (whenFailed !== 'nothing' && <Loading />)}>{children}</Suspense>
    return (
      <>
        {whenFailed !== 'nothing' && <TryAgain isOver={whenFailed === 'over'} onRetry={() => void this.#retry()} />}
        {meanwhile}
      </>
    )
  }
}
