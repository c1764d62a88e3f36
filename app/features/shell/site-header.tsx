import { Menu, MessageCircle, Phone } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '#app/paths.ts'
import { useSite } from '#app/site.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ExternalButton } from '#app/ui/button.tsx'
import { phoneUrl, whatsappUrl } from '#domain/quote/links.ts'
import { generalInterestText } from '#domain/quote/site-messages.ts'
import { BrandMark } from './brand-mark.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navigation } from './navigation.ts'
import { useHidingHeader } from './use-hiding-header.ts'
import { Icon } from '#app/ui/icon.tsx'

interface SiteHeaderProps {
  /** The cart's icon with its badge. */
  cart: ReactNode
  isDark: boolean
}

export function SiteHeader({ cart, isDark }: SiteHeaderProps) {
  const { brand } = useSite()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const isHidden = useHidingHeader()

  return (
    <header
      data-sheet={isDark ? 'dark' : undefined}
      className={classNames(
        'no-print sticky top-0 z-40 border-b border-rule bg-sheet text-ink transition-[translate] duration-200 focus-within:translate-y-0',
        isHidden && '-translate-y-full',
      )}
    >
      <div className="site-bar page-width flex h-16 items-center gap-2 sm:gap-4">
        <Link
          to={paths.home}
          aria-label={`${brand.name}, página inicial`}
          className="mr-auto flex items-center rounded"
        >
          <BrandMark name={brand.name} />
        </Link>
        <nav aria-label="Principal" className="main-nav hidden lg:block">
          <ul className="flex gap-1">
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === paths.home}
                  prefetch="intent"
                  className="block rounded px-2 py-2 text-small whitespace-nowrap text-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-petrol-deep aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 xl:px-3"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <a
          href={phoneUrl(brand.phone)}
          className="hidden min-h-11 min-w-11 items-center justify-center gap-2 text-small whitespace-nowrap hover:underline md:inline-flex"
        >
          <Icon node={Phone} size={16} />
          <span className="lg:max-xl:sr-only">{brand.phone}</span>
        </a>
        <ExternalButton look="whatsapp" size="small" href={whatsappUrl(brand.whatsapp.main, generalInterestText)}>
          <Icon node={MessageCircle} size={17} />
          <span className="max-sm:sr-only lg:max-xl:sr-only">WhatsApp</span>
        </ExternalButton>
        {cart}
        <button
          type="button"
          aria-label="Abrir menu"
          aria-haspopup="dialog"
          onClick={() => setIsMenuOpen(true)}
          className="needs-script grid size-11 cursor-pointer place-items-center rounded hover:bg-tint lg:hidden"
        >
          <Icon node={Menu} size={22} />
        </button>
      </div>
      <MobileMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </header>
  )
}
