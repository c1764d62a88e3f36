import { Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { fromFirstPage } from '#domain/catalogue/list-query-changes.ts'
import { listParameters } from '#domain/catalogue/list-query.ts'
import { ActiveFilters } from './active-filters.tsx'
import { LoadMore } from './load-more.tsx'
import { filterForm } from './option-row.tsx'
import { ProductResults, type ResultsLook } from './product-results.tsx'
import { ResultCount } from './result-count.tsx'
import type { ListControl } from './use-list.ts'
import { ViewToggle } from './view-toggle.tsx'

interface ListSectionProps {
  list: ListControl
  /** The filters: beside the results where there is room. */
  filters: ReactNode
  /** Said in the line of active filters while there are none. */
  hint: string
  looks: readonly [ResultsLook, ResultsLook]
  isCountShort?: boolean
  actionOf: (product: ProductSummary) => ReactNode
  /** What stands above the results. */
  above?: ReactNode
  /** What stands in place of the results when there are none. */
  empty: ReactNode
}

/** Filters and results of a list, side by side where there is room. */
export function ListSection({ list, filters, hint, looks, isCountShort, actionOf, above, empty }: ListSectionProps) {
  const { page, query } = list
  const aside = useWarmth(list)
  const top = useTopOnChange(listParameters(fromFirstPage(page.query), page.kind).join())
  return (
    <div className="grid gap-x-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside
        ref={aside}
        aria-label="Filtros"
        className="filters flex gap-2 overflow-x-auto py-2 lg:sticky lg:top-16 lg:grid lg:max-h-[calc(100dvh-4rem)] lg:content-start lg:gap-3 lg:self-start lg:overflow-x-hidden lg:overflow-y-auto lg:py-4 lg:pr-3"
      >
        {filters}
      </aside>
      <div ref={top} className="min-h-dvh scroll-mt-4 lg:border-l lg:border-rule lg:pl-8">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
          <ResultCount list={list} isShort={isCountShort ?? false} />
          <ActiveFilters list={list} hint={hint} />
          <ViewToggle list={list} />
        </div>
        <noscript>
          <button type="submit" form={filterForm} className={buttonClass({ size: 'small' })}>
            Aplicar filtros
          </button>
        </noscript>
        {above}
        {page.total === 0 ? (
          <Suspense>{empty}</Suspense>
        ) : (
          <div aria-busy={list.isPending} className="mt-1">
            <h2 className="sr-only">Produtos</h2>
            <ProductResults look={looks[query.isOtherView ? 1 : 0]} products={page.products} actionOf={actionOf} />
            <LoadMore list={list} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Whoever comes near the filters is about to use them. */
function useWarmth({ warm }: ListControl) {
  const ref = useRef<HTMLElement>(null)
  const onNear = useEffectEvent(warm)
  useEffect(() => {
    const approach = new AbortController()
    for (const type of ['pointerenter', 'focusin']) {
      ref.current?.addEventListener(type, () => onNear(), { once: true, signal: approach.signal })
    }
    return () => approach.abort()
  }, [])
  return ref
}

/** When another list takes the place of one that was scrolled through, its beginning comes into view. */
function useTopOnChange(key: string) {
  const ref = useRef<HTMLDivElement>(null)
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if ((ref.current?.getBoundingClientRect().top ?? 0) < 0) ref.current?.scrollIntoView({ block: 'start' })
  }, [key])
  return ref
}
