import type { ComponentProps, ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import { shopContext } from '#server/shop/shop-context.ts'
import { siteFacts } from '#server/shop/site-facts.ts'
import type { Route } from './+types/root.ts'
import { CartButton } from './features/cart/cart-button.tsx'
import { CartProvider } from './features/cart/cart-store.tsx'
import { LazyCartDrawer } from './features/cart/lazy-cart-drawer.tsx'
import { Analytics } from './features/consent/analytics.tsx'
import { HeaderSearch, SiteSearch } from './features/search/site-search.tsx'
import { NavigationLoading, PageChange } from './features/shell/page-change.tsx'
import { Breakdown } from './features/shell/page-failure.tsx'
import { SiteFooter } from './features/shell/site-footer.tsx'
import { SiteHeader } from './features/shell/site-header.tsx'
import fontUrl from './fonts/plex-sans.woff2?url'
import { SiteProvider } from './site.tsx'
import stylesUrl from './styles/app.css?url'
import { classNames } from './ui/class-names.ts'
import { ToastList } from './ui/toast-list.tsx'

/** The scripts' low priority: a page is complete without them, so style sheet, font and pictures come first. */
const lowPriority: ComponentProps<typeof Scripts> & { fetchPriority: 'low' } = { fetchPriority: 'low' }

export function loader({ context }: Route.LoaderArgs) {
  return siteFacts(context.get(shopContext))
}

/** Never loads the site's facts again: they do not change while a visitor is here. */
export function shouldRevalidate() {
  return false
}

const useIsDarkPage = (): boolean => useMatches().some(({ id }) => id === 'routes/maintenance')

export function Layout({ children }: { children: ReactNode }) {
  const facts = useRouteLoaderData<typeof loader>('root')
  const isDark = useIsDarkPage()
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {facts && <meta name="theme-color" content={isDark ? facts.themes.dark : facts.themes.light} />}
        <Meta />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesUrl} />
        {facts && <style dangerouslySetInnerHTML={{ __html: facts.colourRules }} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts {...lowPriority} />
      </body>
    </html>
  )
}

// The elements stay the same at every navigation, so that React renders none of them again.
const search = <HeaderSearch />
const menuSearch = <SiteSearch />
const cart = <CartButton />
const afterPage = (
  <>
    <SiteFooter />
    <LazyCartDrawer />
    <Analytics />
    <NavigationLoading />
    <PageChange />
    <ToastList />
  </>
)

export default function App({ loaderData }: Route.ComponentProps) {
  const isDark = useIsDarkPage()
  return (
    <SiteProvider facts={loaderData}>
      <CartProvider brandSlug={loaderData.brand.slug}>
        <a
          href="#conteudo"
          className="sr-only z-50 rounded bg-brand px-4 py-2 text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Ir para o conteúdo
        </a>
        <SiteHeader search={search} menuSearch={menuSearch} cart={cart} isDark={isDark} />
        <main
          id="conteudo"
          tabIndex={-1}
          className={classNames('outline-none', !isDark && 'pb-16 has-[>section.bg-sheet:last-of-type]:pb-0')}
        >
          <Outlet />
        </main>
        {afterPage}
      </CartProvider>
    </SiteProvider>
  )
}

/** The page shown when a failure could not be shown in the page's own place. */
export function ErrorBoundary() {
  return <Breakdown />
}
