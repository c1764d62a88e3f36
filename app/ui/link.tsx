import { useEffect, useState, type ComponentProps, type MouseEvent } from 'react'
import { createPath, PrefetchPageLinks, useLocation } from 'react-router'
import { useWhenLeft } from './late/use-when-left.ts'
import { isPlainClick } from './press/plain-click.ts'
import { useDataRouter } from './use-data-router.ts'

export interface LinkProps extends ComponentProps<'a'> {
  /** A whole address of the site. */
  to: string
  replace?: boolean
  preventScrollReset?: boolean
  /** Whether the page is fetched as soon as somebody turns to the link. */
  prefetch?: 'intent' | 'none'
}

/** ms that a pointer rests on a link that is meant. */
const intent = 100

/**
 * A link within the site. The router's own may be relative and hence reads, and renders anew, with each change of page,
 * in header and footer too; addresses here are whole.
 */
export function Link({
  to,
  replace,
  preventScrollReset = false,
  prefetch = 'none',
  onClick,
  children,
  ...rest
}: LinkProps) {
  const router = useDataRouter()
  const [isMeant, setIsMeant] = useState(false)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!router || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const isHere = to === createPath(router.state.location)
    void router.navigate(to, { replace: replace ?? isHere, preventScrollReset })
  }
  const turnedTo = () => setIsMeant(true)
  const leftAlone = () => setIsMeant(false)
  const watched = prefetch === 'intent' && {
    onMouseEnter: turnedTo,
    onFocus: turnedTo,
    onTouchStart: turnedTo,
    onMouseLeave: leftAlone,
    onBlur: leftAlone,
  }
  return (
    <>
      <a {...rest} {...watched} href={to} onClick={follow}>
        {children}
      </a>
      {isMeant && <Ahead page={to} onLeft={leftAlone} />}
    </>
  )
}

/** Fetches a page once somebody has stayed with its link. */
function Ahead({ page, onLeft }: { page: string; onLeft: () => void }) {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), intent)
    return () => clearTimeout(timer)
  }, [])
  // Nor is it fetched again when a kept list is shown again.
  useWhenLeft(() => isTime && onLeft())
  return isTime && <PrefetchPageLinks page={page} />
}

/** A link of the navigation, which says when its page, or one below it, is shown. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const isHere = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`))
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />
}
