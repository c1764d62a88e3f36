import { Link } from 'react-router'
import { useSite } from '#app/site.tsx'
import { MailButton, WhatsappButton } from '#app/ui/button.tsx'
import { paths } from '#domain/pages/paths.ts'
import { phoneUrl, whatsappUrl } from '#domain/quote/links.ts'
import { equipmentInterestMail, generalInterestText } from '#domain/quote/site-messages.ts'
import { regulatoryFacts } from '#domain/shop/regulatory-facts.ts'
import { BrandMark } from './brand-mark.tsx'

const linkClass =
  'inline-flex items-center py-1 touch:min-h-11 touch:min-w-11 text-muted hover:text-ink hover:underline'

export function SiteFooter() {
  const { brand, menu, tools } = useSite()
  const categories = brand.footerCategories.map(({ label, slug }) => ({ name: label, to: paths.category(slug) }))
  return (
    <footer data-sheet="dark" className="late-layout border-t border-rule bg-paper text-ink">
      <div className="page-width grid grid-cols-2 gap-x-4 gap-y-6 py-7 text-small sm:gap-10 sm:py-12 lg:grid-cols-3 xl:grid-cols-[minmax(12rem,1fr)_auto_auto_fit-content(15rem)_auto] xl:gap-8">
        <div className="grid content-start gap-4 max-sm:col-span-2">
          <BrandMark isDark />
          <p className="text-muted max-sm:hidden">{brand.description}</p>
          <nav aria-label="Páginas" className="max-sm:hidden">
            <LinkList links={menu.map(({ label, to }) => ({ name: label, to }))} className="flex flex-wrap gap-x-4" />
          </nav>
        </div>
        <nav aria-label="Todas as ferramentas">
          <h2 className="mb-2 text-small">Ferramentas</h2>
          <LinkList links={tools} />
        </nav>
        {categories.length > 0 && (
          <nav aria-label="Categorias">
            <h2 className="mb-2 text-small">Categorias</h2>
            <LinkList links={categories} />
          </nav>
        )}
        <ContactDetails />
        <div className="grid content-start gap-3 max-sm:col-span-2">
          <h2 className="text-small">Peça um orçamento</h2>
          <WhatsappButton href={whatsappUrl(brand.whatsapp.main, generalInterestText)}>
            Orçamento por WhatsApp
          </WhatsappButton>
          <MailButton href={equipmentInterestMail(brand.email.sales)}>Orçamento por e-mail</MailButton>
        </div>
      </div>
      <LegalFacts />
    </footer>
  )
}

function LinkList({ links, className }: { links: readonly { name: string; to: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className={linkClass}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ContactDetails() {
  const { address, phone, email, workshop } = useSite().brand
  return (
    <div className="print-keep min-w-0 wrap-anywhere max-sm:col-span-2">
      <h2 className="mb-2 text-small">Contato comercial</h2>
      <address className="flex flex-wrap gap-x-6 gap-y-1 text-muted not-italic sm:grid">
        <span className="grid gap-1">
          <a href={phoneUrl(phone)} className={linkClass}>
            {phone}
          </a>
          <a href={`mailto:${email.sales}`} className={linkClass}>
            {email.sales}
          </a>
        </span>
        <span className="py-1 max-sm:pt-2.5">
          {`${address.street}, ${address.district}`}
          <br />
          {`${address.city}, ${address.state}, `}
          <span className="whitespace-nowrap">{`CEP ${address.postalCode}`}</span>
          {workshop.map && (
            <a href={workshop.map} target="_blank" rel="noopener" className={`${linkClass} ml-3 underline`}>
              Ver no mapa
            </a>
          )}
        </span>
      </address>
    </div>
  )
}

function LegalFacts() {
  const { brand, plainPages } = useSite()
  const facts = regulatoryFacts(brand)
  return (
    <div className="border-t border-rule">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 text-label text-muted">
        <p className="print-keep">
          {`${brand.legalLine} CNPJ ${brand.cnpj}`}
          {facts.map(({ name, value }) => ` · ${name}: ${value}`)}
        </p>
        <ul aria-label="Certificações" className="flex flex-wrap gap-x-4 gap-y-1">
          {brand.certifications.map((certification) => (
            <li key={certification}>{certification}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-4">
          {[{ path: paths.about, label: 'Sobre' }, ...plainPages].map(({ path, label }) => (
            <Link key={path} to={path} className={linkClass}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  )
}
