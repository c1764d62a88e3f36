import type { ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import { ToolLinks } from '#app/tool-links.tsx'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { ButtonLink, WhatsappButton } from '#app/ui/button.tsx'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { whatsappUrl } from '#domain/quote/links.ts'

interface ConnectorsPageProps {
  count: number
  /** The filters of the cards. */
  filter: ReactNode
  /** The cards, one for each connector whose face is known. */
  children: ReactNode
  /** The connectors whose face is not known, beneath the cards. */
  unknown: ReactNode
}

const help = 'Olá! Preciso identificar um conector. Vou enviar foto da face e da etiqueta, e o modelo do equipamento.'

/** 'Conectores': all faces of the registry side by side, on one scale. */
export function ConnectorsPage({ count, filter, children, unknown }: ConnectorsPageProps) {
  const { brand } = useSite()
  return (
    <div className="page-width py-6 lg:py-8">
      <Breadcrumb crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: tools.connectors.name }]} />
      <header className="mt-4 mb-5 grid gap-2">
        <h1 className="text-head">{tools.connectors.name}: qual é o meu?</h1>
        <p className="max-w-prose text-muted">
          Olhe a ponta da peça de frente, conte os contatos e compare. Os desenhos estão na mesma escala, pela medida da
          norma ou pela usual da forma.
        </p>
        <p className="no-print">
          <ButtonLink look="primary" to={paths.glass}>
            {tools.glass.name} na tela
          </ButtonLink>
        </p>
      </header>
      {filter}
      <p role="status" className="py-4 text-small font-medium">
        {count === 1 ? '1 conector' : `${count} conectores`}
      </p>
      {count === 0 ? (
        <div className="grid gap-5">
          <p className="max-w-prose">
            Nenhum conector do registro responde a tudo isso. Tire um dos filtros ou mande uma foto.
          </p>
          <ToolLinks />
        </div>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3 lg:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
          {children}
        </ul>
      )}
      {unknown}
      <section
        aria-labelledby="nao-achei"
        className="no-print mt-10 grid justify-items-start gap-3 border-t border-rule pt-8"
      >
        <h2 id="nao-achei" className="text-title">
          Não achou o seu?
        </h2>
        <p className="max-w-prose text-muted">
          Mande uma foto da face do conector e outra da etiqueta da peça, com a marca e o modelo do equipamento.
        </p>
        <p className="flex flex-wrap gap-3">
          <WhatsappButton href={whatsappUrl(brand.whatsapp.main, help)}>Mandar foto por WhatsApp</WhatsappButton>
          <ButtonLink to={paths.identify}>Identificar peça</ButtonLink>
        </p>
      </section>
    </div>
  )
}
