import { use, useState } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData, useLocation, useMatches } from 'react-router'
import { HeldPage } from './held-page.tsx'
import { afterStep, saysKept, stepOf } from './page-steps.ts'

/** The page at this address, and, out of the document, the lists that one has come from (docs/decisions/036-held-pages.md). */
export function Pages() {
  const step = stepOf(useLocation())
  const { id: route = '', handle } = useMatches().at(-1) ?? {}
  const hasFailed = use(RouterData)?.errors?.[route] !== undefined
  // A page that could not be had is tried anew.
  const to = { step, route, isKept: saysKept(handle) && !hasFailed }
  const [pages, setPages] = useState(() => afterStep(to))
  const { shown } = pages
  if (shown.step !== step || shown.route !== route) setPages(afterStep(to, pages))
  return pages.all.map((page) => <HeldPage key={page.number} isShown={page === shown} />)
}
