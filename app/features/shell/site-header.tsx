import { MessageCircle, Phone } from 'lucide'
import { memo, type ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { linkPrefetch } from '#app/browser/data-saver.ts'
import { paths } from '#domain/pages/paths.ts'
import { useSite } from '#app/site.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ExternalButton } from '#app/ui/button.tsx'
import { phoneUrl, whatsappUrl } from '#domain/quote/links.ts'
import { generalInterestText } from '#domain/quote/site-messages.ts'
import { BrandMark } from './brand-mark.tsx'
import { MenuButton } from './menu-button.tsx'
import { navigation } from './navigation.ts'
import { useHidingHeader } from './use-hiding-header.ts'
import { Icon } from '#app/ui/icon.tsx'

interface SiteHeaderProps {
  /** The search field, or the icon that opens it. */
  search: ReactNode
  /** The search field of the menu on small screens. */
  menuSearch: ReactNode
  /** The cart's icon with its badge. */
  cart: ReactNode
  isDark: boolean
}

export const SiteHeader = memo(function SiteHeader({ search, menuSearch, cart, isDark }: SiteHeaderProps) {
  const { brand, tools } = useSite()
  const isHidden = useHidingHeader()

  return (
    <header
      data-sheet={isDark ? 'dark' : undefined}
      className={classNames(
        'no-print sticky top-0 z-40 border-b border-rule bg-sheet text-ink transition-[translate] duration-200 focus-within:translate-y-0',
        isHidden && '-translate-y-full',
      )}
    >
      <div className="page-width flex [--page-width:100rem] h-16 items-center gap-1 sm:gap-4 lg:h-auto lg:gap-3 lg:pt-2">
        <Link
          to={paths.home}
          aria-label={`${brand.name}, página inicial`}
          className="mr-auto flex min-h-11 shrink-0 items-center overflow-hidden rounded max-[23.9rem]:min-w-11 max-[23.9rem]:shrink lg:mr-8"
        >
          <BrandMark isDark={isDark} isShort />
        </Link>
        {search}
        <a
          href={phoneUrl(brand.phone)}
          className="hidden min-h-11 min-w-11 items-center justify-center gap-2 text-small whitespace-nowrap hover:underline md:inline-flex lg:ml-auto"
        >
          <Icon node={Phone} size={16} />
          {brand.phone}
        </a>
        {/* Where letters are twice as large, a phone has no room for it beside cart and menu; the menu has the link too. */}
        <ExternalButton
          look="whatsapp"
          size="small"
          className="touch:min-w-11 max-[15rem]:hidden"
          href={whatsappUrl(brand.whatsapp.main, generalInterestText)}
        >
          <Icon node={MessageCircle} size={17} />
          <span className="max-sm:sr-only">WhatsApp</span>
        </ExternalButton>
        {cart}
        <MenuButton search={menuSearch} />
      </div>
      <div className="main-nav page-width hidden [--page-width:100rem] lg:flex lg:justify-between">
        <nav aria-label="Principal">
          <ul className="-mx-2.5 flex">
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <HeaderLink to={to}>{label}</HeaderLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Ferramentas">
          {/* As many links as there is room for; the footer has all of them. */}
          <ul className="-mx-2.5 flex">
            {tools.slice(0, 6).map(({ name, to }) => (
              <li key={to} className="lg:max-xl:nth-[n+3]:hidden max-[95.99rem]:nth-[n+5]:hidden">
                <HeaderLink to={to}>{name}</HeaderLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
})

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink
      to={to}
      end={to === paths.home}
      prefetch={linkPrefetch}
      className="flex min-h-9 items-center px-2.5 text-small touch:min-h-11 whitespace-nowrap text-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-petrol-deep aria-[current=page]:shadow-[inset_0_-2px_var(--petrol)] forced-colors:aria-[current=page]:underline"
    >
      {children}
    </NavLink>
  )
}
