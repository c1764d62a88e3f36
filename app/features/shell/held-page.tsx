import { Activity, use, useLayoutEffect, useRef, useState, type ContextType, type ReactNode } from 'react'
import {
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as RouterLocation,
  useLocation,
  useOutlet,
} from 'react-router'
import { stepOf } from './page-steps.ts'
import { TakenOver } from './taken-over.tsx'

/**
 * The router's page, which hears of the router only what is new for it. Out of sight it stays as it is, with its data and its address,
 * its nodes out of the document; at its own step again there is nothing new. The router has no way to keep a page, and renders
 * the shown one again with each change of its state: what it tells its pages is given on here.
 */
export function HeldPage({ isShown }: { isShown: boolean }) {
  const step = stepOf(useLocation())
  const told = {
    step,
    page: useOutlet(),
    state: use(RouterState),
    data: use(RouterData),
    location: use(RouterLocation),
  }
  const [heard, setHeard] = useState(told)
  if (isShown && isNews(told, heard)) setHeard(told)
  return (
    <RouterState value={heard.state}>
      <RouterData value={heard.data}>
        <RouterLocation value={heard.location}>
          <Activity mode={isShown ? 'visible' : 'hidden'}>
            <Detachable>
              {heard.page}
              <TakenOver />
            </Detachable>
          </Activity>
        </RouterLocation>
      </RouterData>
    </RouterState>
  )
}

interface Told {
  step: string
  state: ContextType<typeof RouterState>
  data: ContextType<typeof RouterData>
}

function isNews(told: Told, heard: Told): boolean {
  return told.step !== heard.step || told.data?.errors !== heard.data?.errors || dataOf(told) !== dataOf(heard)
}

/** The page's own data. */
function dataOf({ state, data }: Told): unknown {
  return data?.loaderData[state?.matches.at(-1)?.route.id ?? '']
}

/**
 * Nodes that are in the document only while their page is shown: a hidden page's headings, ids and fields would stand in it twice. React knows
 * the outer element, which stays; the inner one comes and goes.
 */
function Detachable({ children }: { children: ReactNode }) {
  return (
    <div className="contents">
      <div className="contents">
        <Attachment />
        {children}
      </div>
    </div>
  )
}

/** Stands before the page: its effect is the first one, and what the page measures is in the document. */
function Attachment() {
  const ref = useRef<HTMLSpanElement>(null)
  const place = useRef<Element>(null)

  useLayoutEffect(() => {
    const page = ref.current?.parentElement
    if (!page) return undefined
    place.current ??= page.parentElement
    if (!page.isConnected) place.current?.append(page)
    return () => {
      for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
      page.remove()
    }
  }, [])

  return <span ref={ref} hidden />
}
