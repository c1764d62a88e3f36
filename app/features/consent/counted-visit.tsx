import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { searchEventOf } from '#domain/demand/count.ts'
import { Visit, reportPath } from '#domain/demand/visit-report.ts'
import type { ListPage } from '#domain/list/answer-list.ts'
import { paths } from '#domain/pages/paths.ts'

const productPath = paths.product('')

/** Reports to the visit what is clicked on the page, and the suggestions chosen with Enter. Out: how to stop. */
export function watchPresses(visit: Visit): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    visit.noteSuggestion(typedTextOf(target.closest('[role=option]')))
    const linkOrButton = target.closest('main a[href], main button')
    if (linkOrButton) countPress(visit, linkOrButton)
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const activeId = key === 'Enter' && target instanceof Element && target.getAttribute('aria-activedescendant')
    if (activeId) visit.noteSuggestion(typedTextOf(document.getElementById(activeId)))
  }
  // Listens in the capture phase, because the page's own listeners navigate and empty the field.
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKeyDown, true)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKeyDown, true)
  }
}

const maximumTextLength = 80

/** The beginning of the text in the field that a chosen suggestion belongs to; undefined for another element. */
function typedTextOf(option: Element | null): string | undefined {
  const list = option?.closest('[role=listbox]')
  const field = list && document.querySelector(`[aria-controls="${CSS.escape(list.id)}"]`)
  return field instanceof HTMLInputElement ? field.value.slice(0, maximumTextLength) : undefined
}

function countPress(visit: Visit, linkOrButton: Element): void {
  const { pathname } = location
  const href = linkOrButton.getAttribute('href') ?? ''
  if (pathname.startsWith(productPath)) {
    if (href.startsWith('https://wa.me/') || href.startsWith('mailto:'))
      visit.noteQuote(decodeURIComponent(pathname.slice(productPath.length)))
    return
  }
  // In a card, the link names the product that its button puts into the cart.
  const isOfProduct =
    href.startsWith(productPath) ||
    (linkOrButton.matches('button') && linkOrButton.closest(`:is(li, article, tr):has(a[href^="${productPath}"])`))
  if (isOfProduct && isListPath(pathname)) visit.noteOpening(pathname)
}

const isListPath = (path: string) => /^\/(acessorios-componentes|equipamentos|categoria\/[a-z0-9-]+)$/.test(path)

/** Counts searches and clicks, and reports them once when the visitor leaves. Rendered for visitors who agreed. */
export function CountedVisit() {
  const [visit] = useState(() => new Visit())
  const search = searchOfPage(useMatches().at(-1)?.loaderData)
  const { pathname } = useLocation()

  useEffect(() => watchPresses(visit), [visit])
  useEffect(() => visit.notePage(pathname), [visit, pathname])
  useEffect(() => {
    visit.noteList(search, search !== undefined && isInDocumentAddress(search.text))
  }, [visit, search])
  useEffect(() => {
    const sendReport = () => {
      const report = visit.takeReport()
      if (report) navigator.sendBeacon(reportPath, JSON.stringify(report))
    }
    addEventListener('pagehide', sendReport)
    return () => removeEventListener('pagehide', sendReport)
  }, [visit])

  return null
}

/** The search whose results the page shows; undefined for a page without a list. */
function searchOfPage(loaderData: unknown) {
  // Routes with a list return it as `page` (list/list-loader.ts).
  const { page } = (loaderData ?? {}) as { page?: Partial<ListPage> }
  return page?.query && 'total' in page ? searchEventOf(page as ListPage) : undefined
}

/** Whether the text was part of the document's own address: then the server has already counted it. */
function isInDocumentAddress(text: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).searchParams.get('search') === text
}
