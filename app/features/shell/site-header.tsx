import { Menu, MessageCircle, Phone } from 'lucide'
import { useState, type ReactNode, useEffect, memo } from 'react'
import { useLocation, Link, NavLink } from 'react-router'
import { linkPrefetch } from '#app/browser/save-data.ts'
import { useSite } from '#app/site.tsx'
import { ExternalButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { paths } from '#domain/pages/paths.ts'
import { phoneUrl, whatsappUrl } from '#domain/quote/links.ts'
import { generalInterestText } from '#domain/quote/site-messages.ts'
import { BrandMark } from './brand-mark.tsx'

function MenuButton({ search }: { search: ReactNode }) {
  const { key } = useLocation()
  const [openLocationKey, setOpenLocationKey] = useState<string>()
  return (
    <>
      <button
        type="button"
        aria-label="Abrir menu"
        aria-haspopup="dialog"
        onClick={() => setOpenLocationKey(key)}
        className="needs-script grid size-11 shrink-0 cursor-pointer place-items-center rounded hover:bg-tint lg:hidden"
      >
        <Icon node={Menu} size={22} />
      </button>
      {/* Navigation to another page closes the menu. */}
      <MobileMenu search={search} isOpen={openLocationKey === key} onClose={() => setOpenLocationKey(undefined)} />
    </>
  )
}

const hideThresholdPixels = 100

/** Whether the header is hidden: from scrolling down past 100 px until scrolling up or near the top (spec §2, §9). */
function useIsHeaderHidden(): boolean {
  const [isHidden, setIsHidden] = useState(false)

  useEffect(() => {
    let lastScrollY = scrollY
    const onScroll = () => {
      if (scrollY === lastScrollY) return
      setIsHidden(scrollY > hideThresholdPixels && scrollY > lastScrollY)
      lastScrollY = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])

  return isHidden
}

type SiteHeaderProps = Record<'search' | 'menuSearch' | 'cart', ReactNode> & { isDark: boolean }

export const SiteHeader = memo(function SiteHeader({ search, menuSearch, cart, isDark }: SiteHeaderProps) {
  const { brand, menu, tools } = useSite()
  const isHidden = useIsHeaderHidden()

  return (
    <header
      data-sheet={isDark ? 'dark' : undefined}
      className={classNames(
        'no-print sticky top-0 z-40 border-b border-rule bg-sheet text-ink transition-[translate] duration-200 focus-within:translate-y-0',
        isHidden && '-translate-y-full',
      )}
    >
      <div className="page-width flex h-16 items-center gap-1 sm:gap-4 lg:h-auto lg:gap-3 lg:pt-2">
        <Link
          to={paths.home}
          aria-label={`${brand.name}, página inicial`}
          className="mr-auto flex min-h-11 min-w-11 items-center overflow-hidden rounded lg:mr-8 lg:shrink-0"
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
        {/* With letters twice as large a phone has no room for this link beside cart and menu; the menu has it too. */}
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
      <div className="main-nav page-width hidden lg:flex lg:justify-between">
        <nav aria-label="Principal">
          <ul className="-mx-2.5 flex">
            {menu.map(({ label, to }) => (
              <li key={to}>
                <HeaderLink to={to}>{label}</HeaderLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Ferramentas">
          {/* The header has the three tools that find a part; the footer has all tools. */}
          <ul className="-mx-2.5 flex">
            {tools.slice(0, 3).map(({ name, to }) => (
              <li key={to} className="lg:max-xl:nth-[n+3]:hidden">
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
      className="flex min-h-9 items-center px-2.5 text-small touch:min-h-11 whitespace-nowrap text-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-brand-deep aria-[current=page]:shadow-[inset_0_-2px_var(--brand)] forced-colors:aria-[current=page]:underline"
    >
      {children}
    </NavLink>
  )
}

function MobileMenu({ search, isOpen, onClose }: { search: ReactNode; isOpen: boolean; onClose: () => void }) {
  const { brand, menu, tools } = useSite()

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Menu" placement="right">
      {search}
      <nav aria-label="Menu" className="mt-2">
        <ul>
          {menu.map(({ label, to }) => (
            <li key={to} className="border-b border-rule">
              <NavLink
                to={to}
                end={to === paths.home}
                onClick={onClose}
                className="flex min-h-13 items-center text-body aria-[current=page]:font-semibold aria-[current=page]:text-brand-deep"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Ferramentas" className="mt-5">
        <p className="text-small font-semibold">Ferramentas</p>
        <ul className="grid grid-cols-2 gap-x-4">
          {tools.map(({ name, to }) => (
            <li key={to} className="border-b border-rule">
              <NavLink
                to={to}
                onClick={onClose}
                className="flex min-h-11 items-center py-1 text-small leading-tight aria-[current=page]:font-semibold aria-[current=page]:text-brand-deep"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-3">
        <ExternalButton look="whatsapp" size="large" href={whatsappUrl(brand.whatsapp.main, generalInterestText)}>
          <Icon node={MessageCircle} size={20} />
          WhatsApp
        </ExternalButton>
        <a href={phoneUrl(brand.phone)} className="flex min-h-11 items-center justify-center gap-2 text-small">
          <Icon node={Phone} size={16} />
          {brand.phone}
        </a>
      </div>
    </Dialog>
  )
}
