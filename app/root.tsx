import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { useEffect, type ReactNode } from 'react'
import { layOutTheRest } from '#app/browser/late-layout.ts'
import { CartIcon } from '#app/features/cart/cart-icon.tsx'
import { Analytics } from '#app/features/consent/analytics.tsx'
import { CartOverlay } from '#app/features/cart/cart-overlay.tsx'
import { CartProvider } from '#app/features/cart/cart-provider.tsx'
import { Breakdown } from '#app/features/shell/breakdown.tsx'
import { SiteFooter } from '#app/features/shell/site-footer.tsx'
import { SiteHeader } from '#app/features/shell/site-header.tsx'
import { SiteProvider } from '#app/site.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ToastList } from '#app/ui/toast-list.tsx'
import { site } from '#server/site/site.ts'
import { socialPicture } from '#server/site/social.ts'
import type { Route } from './+types/root.ts'
import fontUrl from './fonts/plex-sans.woff2?url'
import stylesUrl from './styles/app.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesUrl },
]

export async function loader() {
  const { brand, backend, siteUrl, analyticsUrl } = await site()
  const picture = await socialPicture('/', `${brand.name}: ${brand.tagline}`)
  return { brand, backend, siteUrl, analyticsUrl, picture }
}

/** The site's facts do not change while a visitor is here. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const isDark = useMatches().some(({ id }) => id === 'routes/maintenance')
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={isDark ? '#06323a' : '#ffffff'} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(layOutTheRest, [])
  const isDark = useMatches().some(({ id }) => id === 'routes/maintenance')
  return (
    <SiteProvider facts={loaderData}>
      <CartProvider brandSlug={loaderData.brand.slug}>
        <a
          href="#conteudo"
          className="sr-only z-50 rounded bg-petrol px-4 py-2 text-on-petrol focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Ir para o conteúdo
        </a>
        <SiteHeader cart={<CartIcon />} isDark={isDark} />
        <main
          id="conteudo"
          tabIndex={-1}
          className={classNames('outline-none', !isDark && 'pb-16 has-[>section.bg-sheet:last-of-type]:pb-0')}
        >
          <Outlet />
        </main>
        <SiteFooter />
        <CartOverlay />
        <Analytics />
        <ToastList />
      </CartProvider>
    </SiteProvider>
  )
}

/** What went wrong could not be shown in its place. */
export function ErrorBoundary() {
  return <Breakdown />
}
