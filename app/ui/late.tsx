import { LoaderCircle } from 'lucide'
import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** Runs a request that may fail on a weak connection; after a failure once more. Rejects with the second failure. */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return work()
  }
}

/** Whether the server answers for the current page at present. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}

/** Makes each failed part load again. Not done at the failure: React renders a failing part twice before it reports. */
const failed = new Set<() => void>()

function forgetFailures(): void {
  for (const renew of failed) renew()
  failed.clear()
}

/** A component whose code is loaded when it is first shown, or ahead by `preload`. Render it inside a LatePlace. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await retry(load) }
      } catch (error) {
        failed.add(() => (Part = begin()))
        throw error
      }
    })
  let Part = begin()
  const LatePart = (props: Props) => <Part {...props} />
  // A failure while preloading is ignored: showing the part loads it again.
  return Object.assign(LatePart, { preload: () => void load().catch(() => undefined) })
}

interface LatePlaceProps {
  children: ReactNode
  /** What the visitor already has, shown in its place until the part has loaded. */
  meanwhile?: ReactNode
  /** Where a failure is told: in its place (the default), over the page, or nowhere, where the page does without. */
  whenFailed?: 'here' | 'over' | 'nothing'
}

/** The place of a late part: 'Carregando...' while it loads, and the place to which a failure is confined. */
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

  #retry = async () => {
    // After a new release this page's code may no longer exist: then the page is loaded anew.
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

interface TryAgainProps {
  text?: string
  onRetry: () => void
  /** Shown over the page, where its own place is not visible. */
  isOver?: boolean
}

/** Says that something could not be loaded, with a button that tries again. */
export function TryAgain({ text = 'Não foi possível carregar esta parte.', onRetry, isOver }: TryAgainProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-wrap items-center gap-3 rounded border border-signal bg-sheet px-4 py-2 text-small',
        isOver && 'fixed inset-x-4 bottom-4 z-50 max-w-md shadow-lift sm:left-auto',
      )}
    >
      <p className="flex-1">{text}</p>
      <Button size="small" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  )
}

/** Shows 'Carregando...' (spec §2) over the page after 300 ms of loading, without moving anything. */
export function Loading() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span
      role="status"
      className="pointer-events-none fixed inset-x-0 top-20 z-50 mx-auto flex w-fit items-center gap-2 rounded border border-rule-strong bg-sheet px-4 py-2 text-small text-ink shadow-lift empty:hidden"
    >
      {isLong && (
        <>
          <Icon node={LoaderCircle} size={16} className="animate-spin" />
          Carregando...
        </>
      )}
    </span>
  )
}
