import { MessageCircle, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { useSite } from '#app/site.tsx'
import { ExternalButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { phoneUrl, whatsappUrl } from '#domain/quote/links.ts'
import { generalInterestText } from '#domain/quote/site-messages.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Search and navigation on small screens; following a link closes it. */
export function MobileMenu({ search, isOpen, onClose }: { search: ReactNode; isOpen: boolean; onClose: () => void }) {
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
                className="flex min-h-13 items-center text-body aria-[current=page]:font-semibold aria-[current=page]:text-petrol-deep"
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
                className="flex min-h-11 items-center py-1 text-small leading-tight aria-[current=page]:font-semibold aria-[current=page]:text-petrol-deep"
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
