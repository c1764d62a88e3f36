import { Activity, use, useState, type ContextType, type ReactNode } from 'react'
import * as router from 'react-router'
import { createPath, Outlet, useLocation, useMatches, useOutlet } from 'react-router'
import { TakenOver } from './taken-over.tsx'

/** What a page's route says of it, as its `handle`. */
export interface PageHandle {
  /** Back shows it as it was left. */
  isKept: boolean
}

/** By which the router tells its pages of itself. Its own names: where an upgrade drops one, the build goes on and no page is kept. */
const State = router.UNSAFE_DataRouterStateContext
const Data = router.UNSAFE_DataRouterDataContext
const Place = router.UNSAFE_LocationContext
const all: readonly unknown[] = [State, Data, Place]

/** The page at this address and, out of sight, the list that one has come from (docs/decisions/039-plain-navigation.md). */
export const Pages = all.every(Boolean) ? KeptPages : PlainPages

function PlainPages() {
  return (
    <>
      <Outlet />
      <TakenOver />
    </>
  )
}

/** What the router tells a page. */
interface Told {
  route: string
  /** The step of the history: those that the browser made by itself, for a place within a page, have one key in common. */
  step: string
  isKept: boolean
  outlet: ReactNode
  state: ContextType<typeof State>
  data: ContextType<typeof Data>
  place: ContextType<typeof Place>
}

interface Page extends Told {
  /** Tells pages of one route apart. */
  number: number
}

interface Shown {
  page: Page
  kept: Page | undefined
}

function KeptPages() {
  const told = useTold()
  const [shown, setShown] = useState<Shown>({ page: { ...told, number: 1 }, kept: undefined })
  const next = afterNews(shown, told)
  if (next !== shown) setShown(next)
  const { page, kept } = next
  return [kept, page].map((one) => one && <HeldPage key={one.number} page={one} isShown={one === page} />)
}

function useTold(): Told {
  const location = useLocation()
  const { id: route = '', handle } = useMatches().at(-1) ?? {}
  const data = use(Data)
  return {
    route,
    step: `${location.key} ${createPath(location)}`,
    // A page that could not be had is tried anew.
    isKept: saysKept(handle) && data?.errors?.[route] === undefined,
    outlet: useOutlet(),
    state: use(State),
    data,
    place: use(Place),
  }
}

/**
 * A page goes on while the route stays the same, with another filter or as another product, and hears only what is new for it: another step,
 * other data, a failure. The list that is kept is found again at the step that it was left from; another list takes its place.
 */
function afterNews(shown: Shown, told: Told): Shown {
  const { page, kept } = shown
  if (page.route === told.route) return isNews(told, page) ? { page: { ...told, number: page.number }, kept } : shown
  if (kept?.route === told.route && kept.step === told.step)
    return { page: isNews(told, kept) ? { ...told, number: kept.number } : kept, kept: undefined }
  const left = page.isKept ? page : kept
  return {
    page: { ...told, number: Math.max(page.number, kept?.number ?? 0) + 1 },
    kept: told.isKept ? undefined : left,
  }
}

function isNews(told: Told, page: Told): boolean {
  return told.step !== page.step || told.data?.errors !== page.data?.errors || dataOf(told) !== dataOf(page)
}

function dataOf({ data, route }: Told): unknown {
  return data?.loaderData[route]
}

function saysKept(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isKept' in handle && handle.isKept === true
}

/** Closes the dialogs of a page that is left: an open one would block the next page. */
function closeDialogs(page: HTMLElement | null) {
  return () => {
    for (const dialog of page?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []) dialog.close()
  }
}

/** A page with what the router told it last; out of sight it stays as it is, its effects stopped. */
function HeldPage({ page, isShown }: { page: Page; isShown: boolean }) {
  return (
    <State value={page.state}>
      <Data value={page.data}>
        <Place value={page.place}>
          <Activity mode={isShown ? 'visible' : 'hidden'}>
            <div className="contents" ref={closeDialogs}>
              {page.outlet}
              <TakenOver />
            </div>
          </Activity>
        </Place>
      </Data>
    </State>
  )
}
