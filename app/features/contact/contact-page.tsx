import { Phone } from 'lucide'
import { useSite } from '#app/site.tsx'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { buttonClass, WhatsappButton, MailButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ContactPageContent } from '#domain/pages/marketing-pages.ts'
import { mailtoUrl, phoneUrl, whatsappUrl } from '#domain/quote/links.ts'
import { ContactForm, type ContactCart } from './contact-form.tsx'

interface ContactPageProps extends ContactCart {
  page: ContactPageContent
  isSent: boolean
}

/** The contact form beside all other ways to reach the company (spec §2 'Contact'). */
export function ContactPage({ page, isSent, cart, initial }: ContactPageProps) {
  return (
    <div className="page-width page-top">
      <PageHead title={page.hero.title} lead={page.hero.subtitle} />
      <div className="mt-5 grid items-start gap-12 border-t border-rule pt-5 lg:grid-cols-[3fr_2fr]">
        <TitledSection title={page.form.title} className="no-print grid gap-3">
          {isSent && (
            <p role="status" className="border-l-4 border-brand bg-tint px-5 py-4">
              Mensagem enviada com sucesso! Entraremos em contato em breve.
            </p>
          )}
          <ContactForm subjects={page.form.subjects} cart={cart} initial={initial} />
        </TitledSection>
        <ContactDetails page={page} />
      </div>
    </div>
  )
}

function ContactDetails({ page: { details, hours, specialized } }: { page: ContactPageContent }) {
  const { brand } = useSite()
  const mail = mailtoUrl({ to: brand.email.sales, subject: details.email.subject, body: '' })
  return (
    <TitledSection title={details.title} className="grid gap-5">
      <p className="hidden print:block">
        {brand.phone} · {brand.email.sales}
      </p>
      <div className="grid gap-3 sm:max-lg:grid-cols-3">
        <WhatsappButton href={whatsappUrl(brand.whatsapp.main, details.whatsapp.text)}>
          {details.whatsapp.label}
        </WhatsappButton>
        <MailButton href={mail}>{details.email.label}</MailButton>
        <a href={phoneUrl(brand.phone)} className={buttonClass({})}>
          <Icon node={Phone} size={18} />
          {details.phone.label}
        </a>
      </div>
      <div>
        <h3 className="text-body">{hours.title}</h3>
        <dl className="mt-2 text-small">
          {hours.items.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4 border-b border-rule py-2">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="border-l-4 border-brand bg-tint px-5 py-4 text-small">
        <h3 className="text-body">{specialized.title}</h3>
        <p className="mt-1 text-muted">{specialized.text}</p>
      </div>
    </TitledSection>
  )
}
