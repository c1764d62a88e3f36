import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { keepThisPage } from '#app/browser/service-worker-registration.ts'

/**
 * What a browser does by itself when it opens a document: says the title of the new page and begins at its top. The
 * service worker keeps each page that is shown.
 */
export function PageChange() {
  const { pathname } = useLocation()
  const ref = useRef<HTMLParagraphElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname || !ref.current) return
    shown.current = pathname
    ref.current.textContent = document.title
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(keepThisPage, [pathname])

  return <p ref={ref} role="status" className="sr-only" />
}
