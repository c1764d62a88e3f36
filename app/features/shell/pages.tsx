import { Activity, use, useState, type ContextType, type ReactNode } from 'react'
import * as router from 'react-router'
import { createPath, Outlet, useLocation, useMatches, useOutlet } from 'react-router'
import { AtHydration } from './at-hydration.tsx'

/** What a route exports as its `handle`. */
export interface PageHandle {
  /** Back shows the page as it was left. */
  isKept: boolean
}

/**
 * The contexts by which the router passes its state to a page. They are private: when an upgrade removes one, the build
 * still passes and no page is kept.
 */
const State = router.UNSAFE_DataRouterStateContext
const Data = router.UNSAFE_DataRouterDataContext
const Place = router.UNSAFE_LocationContext
const all: readonly unknown[] = [State, Data, Place]

/** The current page and, hidden, the list from which the visitor came (docs/decisions/039-plain-navigation.md). */
export const Pages = all.every(Boolean) ? KeptPages : PlainPages

function PlainPages() {
  return (
    <>
      <Outlet />
      <AtHydration />
    </>
  )
}

/** What the router passes to a page. */
interface RouterOutput {
  route: string
  /**
   * Identifies an entry of the history. The key alone does not: entries that the browser adds for a fragment share one
   * key.
   */
  step: string
  isKept: boolean
  outlet: ReactNode
  state: ContextType<typeof State>
  data: ContextType<typeof Data>
  place: ContextType<typeof Place>
}

interface Page extends RouterOutput {
  /** Distinguishes two pages of one route. */
  number: number
}

interface Shown {
  page: Page
  kept: Page | undefined
}

function KeptPages() {
  const output = useRouterOutput()
  const [shown, setShown] = useState<Shown>({ page: { ...output, number: 1 }, kept: undefined })
  const next = afterNews(shown, output)
  if (next !== shown) setShown(next)
  const { page, kept } = next
  return [kept, page].map((one) => one && <HeldPage key={one.number} page={one} isShown={one === page} />)
}

function useRouterOutput(): RouterOutput {
  const location = useLocation()
  const { id: route = '', handle } = useMatches().at(-1) ?? {}
  const data = use(Data)
  return {
    route,
    step: `${location.key} ${createPath(location)}`,
    // A page that failed to load is not kept, so that Back loads it again.
    isKept: saysKept(handle) && data?.errors?.[route] === undefined,
    outlet: useOutlet(),
    state: use(State),
    data,
    place: use(Place),
  }
}

/**
 * The pages to show after the router's state has changed. The current page stays while the route is the same, as with
 * another filter or product, and takes over a new entry, new data or a failure. Back to the entry at which the kept
 * list was left shows that list again; leaving another list replaces it.
 */
function afterNews(shown: Shown, output: RouterOutput): Shown {
  const { page, kept } = shown
  if (page.route === output.route)
    return isNews(output, page) ? { page: { ...output, number: page.number }, kept } : shown
  if (kept?.route === output.route && kept.step === output.step)
    return { page: isNews(output, kept) ? { ...output, number: kept.number } : kept, kept: undefined }
  const left = page.isKept ? page : kept
  return {
    page: { ...output, number: Math.max(page.number, kept?.number ?? 0) + 1 },
    kept: output.isKept ? undefined : left,
  }
}

function isNews(output: RouterOutput, page: RouterOutput): boolean {
  return output.step !== page.step || output.data?.errors !== page.data?.errors || dataOf(output) !== dataOf(page)
}

function dataOf({ data, route }: RouterOutput): unknown {
  return data?.loaderData[route]
}

function saysKept(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isKept' in handle && handle.isKept === true
}

/** Closes the dialogs of a page that is being left: an open one would block the next page. */
function closeDialogs(page: HTMLElement | null) {
  return () => {
    for (const dialog of page?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []) dialog.close()
  }
}

/** A page with the router state that it had last; while hidden it does not change, and its effects are stopped. */
function HeldPage({ page, isShown }: { page: Page; isShown: boolean }) {
  return (
    <State value={page.state}>
      <Data value={page.data}>
        <Place value={page.place}>
          <Activity mode={isShown ? 'visible' : 'hidden'}>
            <div className="contents" ref={closeDialogs}>
              {page.outlet}
              <AtHydration />
            </div>
          </Activity>
        </Place>
      </Data>
    </State>
  )
}
