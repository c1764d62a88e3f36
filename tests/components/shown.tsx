import '#app/styles/app.css'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { CartProvider } from '#app/features/cart/cart-provider.tsx'
import { SiteProvider, type SiteFacts } from '#app/site.tsx'
import { ToastList } from '#app/ui/toast-list.tsx'
import { dismissToast, toastStore } from '#app/ui/toast.ts'
import { siteSample } from '#tests/site-sample.ts'

const picture = { src: '/logo.svg', width: 120, height: 40 }
const facts: SiteFacts = {
  ...siteSample,
  logo: { light: picture, dark: picture },
  plainPages: [],
  backend: { url: '', key: 'publishable' },
  analyticsUrl: '',
}

/** Shows a component as a page of the site shows it, with a cart of its own, until the test ends. Out: the address it stands at. */
export function show(element: ReactNode, at = '/'): { address: () => string } {
  const place = document.body.appendChild(document.createElement('main'))
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const root = createRoot(place)
  root.render(
    <SiteProvider facts={facts}>
      <CartProvider brandSlug={facts.brand.slug}>
        <RouterProvider router={router} />
        <ToastList />
      </CartProvider>
    </SiteProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
    localStorage.clear()
    for (const { id } of toastStore.read()) dismissToast(id)
  })
  return { address: () => router.state.location.pathname + router.state.location.search }
}
