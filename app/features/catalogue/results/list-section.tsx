import { Printer, LayoutGrid, List } from 'lucide'
import { useEffect, useRef, useEffectEvent, useLayoutEffect, type ReactNode, type RefObject } from 'react'
import type { RenderAction } from '#app/features/catalogue/cards/product-card.tsx'
import { ActiveFilters } from '#app/features/catalogue/filters/active-filters.tsx'
import { FilterChips, FilterPanel } from '#app/features/catalogue/filters/list-filters.tsx'
import { filterFormId, QueryLink, type CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TryAgain } from '#app/ui/lazy-boundary.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { listKinds, listOrderLabel, maximumListed, type ListRules } from '#domain/list/list-kinds.ts'
import { orderOf } from '#domain/list/list-order.ts'
import { withChange, fromFirstPage } from '#domain/list/list-query-changes.ts'
import { listParameters, parseListQuery } from '#domain/list/list-query.ts'
import { counted } from '#domain/text/number-text.ts'
import { EmptyResult } from './empty-result.tsx'
import { LoadMore } from './load-more.tsx'
import { ProductResults } from './product-results.tsx'
import { SearchNotes } from './search-notes.tsx'

export function ListTools({ list }: { list: CatalogueListControl }) {
  const { isSortable }: ListRules = listKinds[list.page.kind]
  return (
    <>
      <PrintAll list={list} />
      {isSortable && <OrderSelect list={list} />}
    </>
  )
}

/** The button that prints the list once all products found (at most `maximumListed`) have loaded for the same query. */
function PrintAll({ list }: { list: CatalogueListControl }) {
  const { query, page, isStale } = list
  const awaitedHref = useRef<string>(undefined)
  const isComplete = page.products.length >= Math.min(page.total, maximumListed)
  const listHref = list.hrefOf(fromFirstPage(query))

  useEffect(() => {
    const isAwaited = awaitedHref.current === listHref && !isStale
    if (isAwaited && !isComplete) return
    awaitedHref.current = undefined
    if (isAwaited) print()
  }, [listHref, isComplete, isStale])

  return (
    <button
      type="button"
      aria-label="Imprimir a lista inteira"
      onClick={() => {
        if (isComplete) {
          print()
        } else {
          awaitedHref.current = listHref
          list.setQuery({ ...query, shownCount: maximumListed })
        }
      }}
      className="needs-script hidden min-h-9 min-w-9 touch:min-h-11 touch:min-w-11 cursor-pointer place-items-center rounded border border-rule-strong bg-sheet text-muted hover:text-ink sm:grid"
    >
      <Icon node={Printer} size={17} />
    </button>
  )
}

function OrderSelect({ list }: { list: CatalogueListControl }) {
  const { query, page } = list
  return (
    <select
      aria-label="Ordenar por"
      name="ordem"
      form={filterFormId}
      value={orderOf(query, page.kind)}
      onChange={({ target }) => {
        const order = keysOf(listOrderLabel).find((key) => key === target.value)
        if (order) list.setQuery(withChange(query, { order }))
      }}
      className="no-print min-h-9 touch:min-h-11 rounded border border-rule-strong bg-sheet px-1 text-small sm:px-2"
    >
      {Object.entries(listOrderLabel).map(([order, label]) => (
        <option key={order} value={order}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Per kind of list, the labels and looks of its two views, in the order of `views` in domain/list/list-kinds.ts. */
const layouts = {
  acessorios: { labels: ['Padrão', 'Compacta'], looks: ['cards', 'table'], Filters: FilterChips },
  categoria: { labels: ['Grade', 'Lista'], looks: ['cards', 'rows'], Filters: FilterChips },
  equipamentos: { labels: ['Grade', 'Lista'], looks: ['cards', 'rows'], Filters: FilterPanel },
} as const

function ViewToggle({ list }: { list: CatalogueListControl }) {
  const { query, page } = list
  return (
    <nav
      aria-label="Visualização"
      className="no-print flex rounded bg-sheet outline outline-1 -outline-offset-1 outline-rule-strong"
    >
      {layouts[page.kind].labels.map((label, index) => (
        <QueryLink
          key={label}
          list={list}
          query={withChange(query, { isOtherView: index === 1 || undefined })}
          aria-current={(index === 1) === Boolean(query.isOtherView) ? 'true' : undefined}
          className="flex min-h-8.5 touch:min-h-11 touch:min-w-11 items-center justify-center gap-1.5 px-3 text-small text-muted first:rounded-l last:rounded-r hover:text-ink aria-[current=true]:bg-tint aria-[current=true]:font-medium aria-[current=true]:text-brand-deep"
        >
          <Icon node={index === 0 ? LayoutGrid : List} size={17} />
          <span className="max-sm:sr-only">{label}</span>
        </QueryLink>
      ))}
    </nav>
  )
}

interface ListSectionProps {
  list: CatalogueListControl
  /** Links to frequent choices: at the end of the row of filters on narrow screens, above the results on wide ones. */
  shortcuts?: ReactNode
  actionOf: RenderAction
}

export function ListSection({ list, shortcuts, actionOf }: ListSectionProps) {
  const { page, query } = list
  const { looks, Filters } = layouts[page.kind]
  const asideRef = useRef<HTMLElement>(null)
  useFocusFallback(asideRef)
  useFormBeforeHydration(list)
  const isHydrated = useIsHydrated()
  const resultsRef = useScrollToTopOnChange(listParameters(fromFirstPage(page.query), page.kind).join())
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 print:block">
      <div className="no-print flex gap-2 overflow-x-auto sm:mt-2 lg:contents">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only loads the list ahead */}
        <aside
          ref={asideRef}
          aria-label="Filtros"
          tabIndex={-1}
          onPointerEnter={list.preload}
          onFocus={list.preload}
          className="filters flex shrink-0 gap-2 outline-none lg:sticky lg:top-22 lg:row-span-2 lg:grid lg:max-h-[calc(100dvh-5.5rem)] lg:content-start lg:gap-3 lg:self-start lg:overflow-x-hidden lg:overflow-y-auto lg:py-4 lg:pr-3"
        >
          <Filters list={list} />
          {!isHydrated && (
            <button
              type="submit"
              form={filterFormId}
              className={buttonClass({ size: 'small' }, 'until-scripts shrink-0')}
            >
              Aplicar filtros
            </button>
          )}
        </aside>
        {shortcuts && (
          <div className="shrink-0 lg:min-w-0 lg:border-l lg:border-rule lg:pt-2 lg:pl-8 print:hidden">{shortcuts}</div>
        )}
      </div>
      <div
        ref={resultsRef}
        className={classNames(
          'scroll-mt-4 lg:col-start-2 lg:border-l lg:border-rule lg:pl-8 print:border-0 print:pl-0',
          page.total > 0 && 'min-h-dvh print:min-h-0',
        )}
      >
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 pt-1 sm:gap-x-4 lg:pb-1 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
          <ResultCount list={list} />
          <ActiveFilters list={list} />
          <div className="flex justify-end gap-2">
            <ListTools list={list} />
            <ViewToggle list={list} />
          </div>
        </div>
        {list.isStale && query.shownCount === page.query.shownCount && (
          <TryAgain text="Não foi possível atualizar a lista." onRetry={list.retry} />
        )}
        {page.advice && <SearchNotes list={list} advice={page.advice} />}
        {page.total === 0 ? (
          <EmptyResult list={list} />
        ) : (
          <div aria-busy={list.isPending}>
            <h2 className="sr-only">Produtos</h2>
            <ProductResults
              look={looks[query.isOtherView ? 1 : 0]}
              products={page.products}
              actionOf={actionOf}
              // The equipment begins below the page's other sections.
              isBelowFirstScreen={page.kind === 'equipamentos'}
            />
            <LoadMore list={list} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Loads the query that a visitor chose or typed before hydration, which only the form has. */
function useFormBeforeHydration(list: CatalogueListControl): void {
  const loadFormQuery = useEffectEvent(() => {
    const form = document.querySelector<HTMLFormElement>(`#${filterFormId}`)
    if (!form) return
    const controls = Array.from(form.elements)
    const hasOtherOrder = controls.some(isChangedSelect)
    if (!hasOtherOrder && !controls.some(isChangedInput)) return
    const data = new FormData(form)
    const textFields = { getAll: (name: string) => data.getAll(name).filter((value) => typeof value === 'string') }
    const { order: formOrder, ...query } = parseListQuery(textFields, list.page.kind)
    // The select always has a value: its default would become part of the address.
    const order = hasOtherOrder ? formOrder : list.query.order
    list.setQuery({ ...query, ...(order && { order }) })
  })
  useEffect(() => loadFormQuery(), [])
}

function isChangedInput(control: Element): boolean {
  if (!(control instanceof HTMLInputElement) || control.name === '') return false
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue
}

/** Whether a select was changed before hydration: only the server's markup states which option is its default. */
const isChangedSelect = (control: Element): boolean =>
  control instanceof HTMLSelectElement && control.querySelector('option[selected]:not(:checked)') !== null

/** Moves the focus to the filters when it is lost: unticking the last option removes the filter that held it. */
function useFocusFallback(ref: RefObject<HTMLElement | null>) {
  const focusedElement = useRef<Element>(null)
  useLayoutEffect(() => {
    if (focusedElement.current && !focusedElement.current.isConnected && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
    focusedElement.current = ref.current?.contains(document.activeElement) ? document.activeElement : null
  })
}

/** Scrolls to the start of the results when their key changes while it is above the window. */
function useScrollToTopOnChange(key: string) {
  const ref = useRef<HTMLDivElement>(null)
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if ((ref.current?.getBoundingClientRect().top ?? 0) < 0) ref.current?.scrollIntoView({ block: 'start' })
  }, [key])
  return ref
}

/** The number of products found, announced politely when it changes (spec §2). */
function ResultCount({ list }: { list: CatalogueListControl }) {
  const { kind, total } = list.page
  return (
    <p role="status" className="text-small font-medium">
      {counted(total, 'produto', 'produtos')}
      {kind !== 'categoria' && <span className="max-sm:hidden">{total === 1 ? ' encontrado' : ' encontrados'}</span>}
    </p>
  )
}
