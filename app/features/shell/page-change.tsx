import { useEffect, useRef } from 'react'
import { useNavigation, useLocation } from 'react-router'
import { cachePageForOffline } from '#app/browser/service-worker-registration.ts'
import { Loading } from '#app/ui/lazy-boundary.tsx'

/** Shows that the next page is loading; a component by itself, so that a navigation renders nothing else. */
export function NavigationLoading() {
  return useNavigation().state !== 'idle' && <Loading />
}

/** Announces a new page's title and focuses its content, as browsers do for documents; keeps the page for offline. */
export function PageChange() {
  const { pathname } = useLocation()
  const ref = useRef<HTMLParagraphElement>(null)
  const shownPathname = useRef(pathname)

  useEffect(() => {
    if (shownPathname.current === pathname || !ref.current) return
    shownPathname.current = pathname
    ref.current.textContent = document.title
    const main = document.querySelector('main')
    // A page may open with a field that has the focus already.
    const isFieldFocused = document.activeElement instanceof HTMLInputElement && main?.contains(document.activeElement)
    if (!isFieldFocused) main?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(cachePageForOffline, [pathname])

  return <p ref={ref} role="status" className="sr-only" />
}
