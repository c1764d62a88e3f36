import { Mail } from 'lucide'
import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { useSite } from '#app/site.tsx'
import { ExternalButton, WhatsappButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Category } from '#domain/catalogue/category.ts'
import { mailtoUrl, whatsappUrl } from '#domain/quote/links.ts'

interface CompatibilityContactProps {
  category: Pick<Category, 'h1Title' | 'productTypeFilter'>
}

/** Help with compatibility, by WhatsApp and e-mail (spec §2 'Category page'). */
export function CompatibilityContact({
  category: { h1Title: category, productTypeFilter },
}: CompatibilityContactProps) {
  const { brand } = useSite()
  const known = productTypeFilter.length === 1 ? { peca: productTypeFilter.join() } : { busca: category }
  const text = `Olá! Preciso de ajuda com a compatibilidade de ${category}. Vou enviar o modelo do equipamento e uma foto da etiqueta.`
  const mail = mailtoUrl({
    to: brand.email.sales,
    subject: `Compatibilidade: ${category}`,
    body: `${text}\n\nEquipamento (marca e modelo):\nCódigo da etiqueta da peça:\n`,
  })
  return (
    <section
      aria-labelledby="ajuda-compatibilidade"
      className="no-print mt-10 grid items-center gap-x-10 gap-y-4 border-y border-rule py-8 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2 id="ajuda-compatibilidade" className="text-title">
          Dúvida sobre compatibilidade?
        </h2>
        <p className="mt-2 max-w-prose text-muted">
          Envie a marca e o modelo do equipamento, o código da etiqueta e uma foto do conector. Um especialista confere
          e indica a peça certa.{' '}
          <Link to={paths.connectors} className="text-petrol-deep underline underline-offset-4">
            {tools.connectors.name}
          </Link>
          {' · '}
          <Link to={paths.identifyWith(known)} className="text-petrol-deep underline underline-offset-4">
            {tools.identify.name}
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <WhatsappButton href={whatsappUrl(brand.whatsapp.categories, text)}>Conferir por WhatsApp</WhatsappButton>
        <ExternalButton href={mail}>
          <Icon node={Mail} size={18} />
          Conferir por e-mail
        </ExternalButton>
      </div>
    </section>
  )
}
