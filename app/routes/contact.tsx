import { Mail, MessageCircle, Phone } from 'lucide'
import { ContactForm } from '#app/features/contact/contact-form.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { useSite } from '#app/site.tsx'
import { buttonClass, ExternalButton } from '#app/ui/button.tsx'
import { phoneUrl, whatsappUrl } from '#domain/quote/links.ts'
import { contactMail, generalInterestText } from '#domain/quote/site-messages.ts'
import type { Route } from './+types/contact.ts'
import { Icon } from '#app/ui/icon.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Entre em Contato',
    description: 'Fale com a nossa equipe por WhatsApp, e-mail, telefone ou formulário e receba o seu orçamento.',
    path: paths.contact,
  })

const hours = [
  { name: 'Segunda a sexta', value: '8h-18h' },
  { name: 'Sábado', value: '8h-12h' },
  { name: 'Suporte técnico', value: '24h para emergências' },
]

export default function ContactRoute() {
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="text-head lg:text-hero">Entre em Contato</h1>
      <p className="mt-3 max-w-prose text-lead text-muted">
        Estamos prontos para atender você. Fale conosco e conheça nossas soluções
      </p>
      <div className="mt-10 grid items-start gap-12 border-t border-rule pt-8 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="form-title" className="grid gap-5">
          <h2 id="form-title" className="text-title">
            Fale Conosco
          </h2>
          <ContactForm />
        </section>
        <ContactFacts />
      </div>
    </div>
  )
}

function ContactFacts() {
  const { brand } = useSite()
  return (
    <section aria-labelledby="facts-title" className="grid gap-6">
      <h2 id="facts-title" className="text-title">
        Informações de Contato
      </h2>
      <div className="grid gap-3">
        <ExternalButton look="whatsapp" href={whatsappUrl(brand.whatsapp.main, generalInterestText)}>
          <Icon node={MessageCircle} size={18} />
          Chamar no WhatsApp
        </ExternalButton>
        <ExternalButton href={contactMail(brand.email.sales, brand.name)}>
          <Icon node={Mail} size={18} />
          Enviar E-mail
        </ExternalButton>
        <a href={phoneUrl(brand.phone)} className={buttonClass({})}>
          <Icon node={Phone} size={18} />
          Ligar Agora
        </a>
      </div>
      <div>
        <h3 className="text-body">Horário de atendimento</h3>
        <dl className="mt-2 text-small">
          {hours.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4 border-b border-rule py-2">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="border-l-4 border-petrol bg-tint px-5 py-4 text-small">
        <h3 className="text-body">Atendimento Especializado</h3>
        <p className="mt-1 text-muted">
          Nossa equipe conhece cabos, sensores e equipamentos. Envie o código da etiqueta ou o modelo do equipamento e
          ajudamos a encontrar a peça certa.
        </p>
      </div>
    </section>
  )
}
