import { LoaderCircle } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  QueryLink,
  useQueryUnlessNavigating,
  type CatalogueListControl,
} from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TryAgain } from '#app/ui/lazy-boundary.tsx'
import { listKinds, maximumListed } from '#domain/list/list-kinds.ts'
import type { ListQuery } from '#domain/list/list-query.ts'

const loadDelayMilliseconds = 300

/** The end of a list: loads more when in view (spec §4, §9), or by links, for keyboards and without JavaScript. */
export function LoadMore({ list }: { list: CatalogueListControl }) {
  const { page, query } = list
  const { initialCount, step, loadMarginPixels } = listKinds[page.kind]
  const loadedCount = page.products.length
  const hasMore = loadedCount < page.total && loadedCount < maximumListed
  const withMore = (latest: ListQuery) => ({ ...latest, shownCount: (latest.shownCount ?? initialCount) + step })
  const queryUnlessNavigating = useQueryUnlessNavigating(list)
  // While another query (a filter) is on its way, nothing more is loaded of the shown list.
  const isAnswered = query === page.query
  const { ref, isAboutToLoad } = useLoadWhenVisible(hasMore && isAnswered, loadedCount, loadMarginPixels, () =>
    queryUnlessNavigating((latest) => (latest === page.query ? withMore(latest) : latest)),
  )
  const focusFirstNewItem = useFocusFirstNewItem(loadedCount)
  const moreLink = { list, hash: `item-${loadedCount + 1}`, onClick: focusFirstNewItem }

  if (loadedCount >= page.total)
    return <p className="no-print py-6 text-center text-small text-muted">Todos os produtos foram carregados</p>
  const printedCount = (
    <p className="hidden py-2 text-small print:block">
      Impressos {loadedCount} de {page.total} produtos.
    </p>
  )
  if (!hasMore) {
    return (
      <>
        {printedCount}
        <p className="no-print py-6 text-center text-small text-muted">
          Use a busca e os filtros para chegar aos demais produtos.
        </p>
      </>
    )
  }
  return (
    <>
      {printedCount}
      <div
        ref={ref}
        className="no-print grid min-h-28 content-center justify-items-center gap-3 py-4 text-small text-muted"
      >
        <LoadingState list={list} isAboutToLoad={isAboutToLoad} />
        <QueryLink {...moreLink} query={withMore(query)} className={buttonClass({})}>
          Carregar mais
        </QueryLink>
        <QueryLink
          {...moreLink}
          query={{ ...query, shownCount: maximumListed }}
          className="tap py-1 underline underline-offset-4"
        >
          Ver todos de uma vez
        </QueryLink>
      </div>
    </>
  )
}

function LoadingState({ list, isAboutToLoad }: { list: CatalogueListControl; isAboutToLoad: boolean }) {
  if (list.isStale && list.query.shownCount !== list.page.query.shownCount)
    return <TryAgain text="Não foi possível carregar mais produtos." onRetry={list.retry} />
  if (!isAboutToLoad && !list.isPending) return <p>Role para carregar mais</p>
  return (
    <p className="flex items-center gap-2">
      <Icon node={LoaderCircle} size={16} className="animate-spin" />
      Carregando...
    </p>
  )
}

/** Loads once the list's end was about to be visible for 300 ms; not while one of its links has the focus. */
function useLoadWhenVisible(isEnabled: boolean, loadedCount: number, marginPixels: number, loadMore: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const [isAboutToLoad, setIsAboutToLoad] = useState(false)
  const loadVisible = useEffectEvent(loadMore)

  useEffect(() => {
    const end = ref.current
    if (!isEnabled || !end) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        // The observer may deliver several entries at once: the last one is the present state.
        const shouldLoad = entries.at(-1)?.isIntersecting === true && !end.contains(document.activeElement)
        setIsAboutToLoad(shouldLoad)
        if (shouldLoad) timer = setTimeout(() => loadVisible(), loadDelayMilliseconds)
      },
      // The upper quarter of the window does not count: who has scrolled past the list loads nothing more of it.
      { threshold: 0.1, rootMargin: `-25% 0px ${marginPixels}px` },
    )
    observer.observe(end)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      setIsAboutToLoad(false)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was loaded may leave the end in view
  }, [isEnabled, loadedCount, marginPixels])

  return { ref, isAboutToLoad }
}

function useFocusFirstNewItem(loadedCount: number): () => void {
  const previousCount = useRef<number>(undefined)
  useEffect(() => {
    if (previousCount.current === undefined || loadedCount <= previousCount.current) return
    document.querySelector<HTMLElement>(`#item-${previousCount.current + 1} a`)?.focus({ preventScroll: true })
    previousCount.current = undefined
  }, [loadedCount])
  return () => {
    previousCount.current = loadedCount
  }
}
