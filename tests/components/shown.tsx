import '#app/styles/app.css'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { CartProvider } from '#app/features/cart/cart-store.tsx'
import { SiteProvider, type SiteFacts } from '#app/site.tsx'
import { ToastList } from '#app/ui/toast-list.tsx'
import { dismissToast, toastStore } from '#app/ui/toast.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { storedCartText } from '#domain/cart/stored-cart.ts'
import { menuOf, allTools } from '#domain/pages/tools.ts'
import { siteSample } from '#tests/site-sample.ts'

const picture = { src: '/logo.svg', width: 120, height: 40 }
const facts: SiteFacts = {
  ...siteSample,
  logo: { light: picture, dark: picture },
  plainPages: [],
  menu: menuOf({ hasEquipment: true, hasArticles: true }),
  tools: allTools,
  exampleCode: 'C5VGA2',
  backend: { url: '', key: 'publishable' },
  analyticsUrl: '',
  countsVisits: false,
}

/**
 * Renders a component as on a page of the site, with a cart of its own, until the test ends. In: what the visitor does to
 * the server's markup before React takes it over; without it React makes the markup. Out: a function that gives the
 * current address.
 */
export function show(element: ReactNode, at = '/', beforeHydration?: () => void): { address: () => string } {
  // The attribute that the page's first script sets: it shows what needs scripts.
  document.documentElement.dataset.scripts = ''
  const main = document.body.appendChild(document.createElement('main'))
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const app = (
    <SiteProvider facts={facts}>
      <CartProvider brandSlug={facts.brand.slug}>
        <RouterProvider router={router} />
        <ToastList />
      </CartProvider>
    </SiteProvider>
  )
  if (beforeHydration) main.innerHTML = renderToString(app)
  beforeHydration?.()
  const root = beforeHydration ? hydrateRoot(main, app) : createRoot(main)
  if (!beforeHydration) root.render(app)
  onTestFinished(() => {
    root.unmount()
    main.remove()
    localStorage.clear()
    for (const { id } of toastStore.read()) dismissToast(id)
  })
  return { address: () => router.state.location.pathname + router.state.location.search }
}

const cartKey = `${facts.brand.slug}-cart`

/** Stores a text where the browser keeps the cart. */
export function storeText(text: string): void {
  localStorage.setItem(cartKey, text)
}

export function storeLines(items: readonly CartLine[]): void {
  storeText(storedCartText({ items }))
}

/** The cart's lines in the browser's storage. */
export function storedLines(): unknown[] {
  const { items = [] }: { items?: unknown[] } = JSON.parse(localStorage.getItem(cartKey) ?? '{}')
  return items
}

const answersByPath = new Map<string, Response | Error>()

/** Answers requests for a path until the test ends. Out: the requests made. */
export function answer(path: string, response: Response | Error): Request[] {
  const requests: Request[] = []
  const realFetch = globalThis.fetch
  answersByPath.set(path, response)
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const pathAnswer = answersByPath.get(pathname)
    if (!pathAnswer) return realFetch(input, init)
    if (pathname === path) requests.push(request)
    if (pathAnswer instanceof Error) throw pathAnswer
    return pathAnswer.clone()
  })
  onTestFinished(() => {
    answersByPath.delete(path)
    spy.mockRestore()
  })
  return requests
}
