import { LoaderCircle } from 'lucide'
import { Component, createElement, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

const retryMilliseconds = 500

/** Runs a request that may fail on a weak connection, after a failure once more. Rejects with the second failure. */
export function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
  return work().catch(() => pause().then(work))
}

/** The result of `load`, tried twice, and a new try. In: a function of useCallback; undefined loads nothing. */
export function useLoaded<Result>(load: (() => Promise<Result>) | undefined) {
  const [result, setResult] = useState<Result | 'failed'>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!load) return undefined
    let isCurrent = true
    const show = (next: Result | 'failed') => isCurrent && setResult(next)
    retry(load).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each try loads again
  }, [load, tries])
  const tryAgain = () => {
    setResult(undefined)
    setTries(tries + 1)
  }
  return [result, tryAgain] as const
}

/** Whether the server answers for the current page at present. */
export function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Functions that load failed components again; called later, as React renders a failing component twice. */
const reloadFailed = new Set<() => void>()

function forgetFailures(): void {
  for (const reload of reloadFailed) reload()
  reloadFailed.clear()
}

/** A component whose code is loaded when it is first shown, or ahead by `preload`. Render it inside a LazyBoundary. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined
  const startLoading = () =>
    (loading ??= retry(load).catch((error: unknown) => {
      reloadFailed.add(() => (loading = undefined))
      throw error
    }))
  const LazyComponent = (props: Props) => createElement(use(startLoading()), props)
  // A failure while preloading is ignored: showing the part loads it again.
  return Object.assign(LazyComponent, { preload: () => void startLoading().catch(() => undefined) })
}

interface LazyBoundaryProps {
  children: ReactNode
  /** The element shown until the component has loaded, and after a failure. */
  fallback?: ReactNode
  /** The place where a failure is shown: its own (the default), over the page, or nowhere. */
  whenFailed?: 'here' | 'over-page' | 'nothing'
}

/** Suspense and error boundary of a lazy component: 'Carregando...' while it loads, and the failure with a button. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  #failures = 0

  constructor(props: LazyBoundaryProps) {
    super(props)
    // A component that failed in a boundary shown before is loaded again in this one.
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
    if (this.#failures > 1 && (await isReachable())) {
      location.reload()
    } else {
      forgetFailures()
      this.setState({ hasFailed: false })
    }
  }

  override render() {
    const { children, fallback, whenFailed } = this.props
    if (!this.state.hasFailed)
      return <Suspense fallback={fallback || (whenFailed !== 'nothing' && <Loading />)}>{children}</Suspense>
    return (
      <>
        {whenFailed !== 'nothing' && (
          <TryAgain isOverPage={whenFailed === 'over-page'} onRetry={() => void this.#retry()} />
        )}
        {fallback}
      </>
    )
  }
}

/** Says that something could not be loaded, with a button that tries again; over the page, if not in its own place. */
export function TryAgain(props: { text?: string; onRetry: () => void; isOverPage?: boolean }) {
  const { text = 'Não foi possível carregar esta parte.', onRetry, isOverPage } = props
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-wrap items-center gap-3 rounded border border-signal bg-sheet px-4 py-2 text-small',
        isOverPage && 'fixed inset-x-4 bottom-4 z-50 max-w-md shadow-lift sm:left-auto',
      )}
    >
      <p className="flex-1">{text}</p>
      <Button size="small" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  )
}

const longLoadingMilliseconds = 300

/** Shows 'Carregando...' (spec §2) over the page once loading takes long, without moving anything. */
export function Loading() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longLoadingMilliseconds)
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
