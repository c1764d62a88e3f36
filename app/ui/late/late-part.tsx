import { Component, lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'
import { isReachable } from './is-reachable.ts'
import { Loading } from './loading.tsx'
import { retried } from './retried.ts'
import { TryAgain } from './try-again.tsx'

/** How to ask again for what could not be had. React renders a failure twice before it believes it: not at once, then. */
const failed = new Set<() => void>()

function forgetFailures(): void {
  for (const renew of failed) renew()
  failed.clear()
}

/**
 * A component whose code comes when it is first shown, or ahead by `preload`. It belongs into a LatePlace.
 * What could not be had is asked for again the next time it is shown: no failure is kept.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: LazyExoticComponent<ComponentType<Props>>
  const renew = () => {
    Part = lazy(async () => {
      try {
        return { default: await retried(load) }
      } catch (error) {
        failed.add(renew)
        throw error
      }
    })
  }
  renew()
  const LatePart = (props: Props) => <Part {...props} />
  // What fails ahead of time is asked for again, three times, when the part is shown.
  return Object.assign(LatePart, { preload: () => void load().catch(() => undefined) })
}

interface LatePlaceProps {
  children: ReactNode
  /** What failing leads to: a message here (usual) or over the page, or nothing where the page does without. */
  whenFailed?: 'here' | 'over' | 'nothing'
}

/** Where a late part stands: 'Carregando...' while it is on its way, and what it costs when it fails is this place alone. */
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

  /** A failed part is tried again when the visitor comes back to a list that was kept. */
  override componentDidMount() {
    if (!this.state.hasFailed) return
    forgetFailures()
    // oxlint-disable-next-line react/no-did-mount-set-state -- it mounts anew with its list, after its state was kept
    this.setState({ hasFailed: false })
  }

  #retry = async () => {
    // After a new release the code of this page may be gone for good: the page is loaded anew as soon as that can be done.
    if (this.#failures > 1 && (await isReachable())) return location.reload()
    forgetFailures()
    this.setState({ hasFailed: false })
  }

  override render() {
    const { children, whenFailed } = this.props
    if (!this.state.hasFailed) return <Suspense fallback={whenFailed !== 'nothing' && <Loading />}>{children}</Suspense>
    return whenFailed !== 'nothing' && <TryAgain isOver={whenFailed === 'over'} onRetry={() => void this.#retry()} />
  }
}
