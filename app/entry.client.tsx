import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { registerServiceWorker } from './browser/service-worker-registration.ts'

/** Whether scripts run; older browsers read pages and follow links without them (docs/decisions/016-engines.md). */
const isSupportedBrowser = 'toSorted' in Array.prototype && CSS.supports('color', 'color-mix(in srgb, red, red)')

if (isSupportedBrowser) {
  toleratePageTranslation()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
  restoreScrollAfterBfcache()
  if (import.meta.env.PROD) registerServiceWorker()
}

/** Scrolls a page from the back/forward cache to its place; the router stops WebKit and Firefox from doing so. */
function restoreScrollAfterBfcache(): void {
  let scrollTop = 0
  addEventListener('pagehide', () => {
    scrollTop = scrollY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top: scrollTop, behavior: 'instant' })
  })
}

/**
 * Translators put `<font>` elements in the place of text nodes that React still knows; removing them or inserting beside
 * them would take the page down (https://github.com/facebook/react/issues/11538). The element in their place is used.
 */
function toleratePageTranslation(): void {
  const removeChild: Node['removeChild'] = Reflect.get(Node.prototype, 'removeChild')
  const insertBefore: Node['insertBefore'] = Reflect.get(Node.prototype, 'insertBefore')
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const currentChild = childContaining(this, child)
    if (currentChild) Reflect.apply(removeChild, this, [currentChild])
    return child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    return Reflect.apply(insertBefore, this, [child, next && childContaining(this, next)])
  }
}

/** The child of `parent` that is `node` or holds it; null where a translator took it away. */
function childContaining(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
