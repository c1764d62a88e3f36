import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import type { RequestSource } from './request-source.ts'

const RequestTool = latePart(async () => (await import('./request-tool.tsx')).RequestTool)

/** The document that a purchasing department wants, made of the cart or of the list in the address. */
export function RequestPage(source: RequestSource) {
  const isRunning = useIsHydrated()
  return (
    <div className="page-width page-top grid gap-6 print:block print:p-0">
      <PageHead
        className="no-print"
        title={tools.request.name}
        crumbs={[{ label: 'Carrinho', to: paths.cart }, { label: tools.request.name }]}
        lead="A lista com os dados da sua instituição, para imprimir, salvar em PDF ou enviar. Nada do que você preenche vai para o nosso servidor."
      />
      <noscript>
        <p>
          A solicitação precisa de JavaScript. No{' '}
          <a href={paths.quickOrder} className="underline underline-offset-4">
            {tools.quickOrder.name}
          </a>
          , a lista pode ser enviada por WhatsApp ou e-mail sem ele.
        </p>
      </noscript>
      <div className="min-h-dvh has-[h2]:min-h-0 print:min-h-0">
        {isRunning && (
          <LatePlace>
            <RequestTool {...source} />
          </LatePlace>
        )}
      </div>
    </div>
  )
}
