import { useState } from 'react'
import { ToolLinks } from '#app/tool-links.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/late/loading.tsx'
import { LatePlace, latePart } from '#app/ui/late/late-part.tsx'
import { TryAgain } from '#app/ui/late/try-again.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { requestNumber } from '#domain/quote/request.ts'
import { BuyerForm } from './buyer-form.tsx'
import { RequestDocument } from './request-document.tsx'
import type { RequestSource } from './request-source.ts'
import { RequestSend } from './request-send.tsx'
import { useBuyer } from './use-buyer.ts'
import { useRequestLines } from './use-request-lines.ts'

// Come when they are asked for.
const ShelfLabels = latePart(async () => (await import('./shelf-labels.tsx')).ShelfLabels)

/** The whole tool: the buyer's fields, the ways to send, and the document as it is printed. */
export function RequestTool(source: RequestSource) {
  const { state, lines, connectors, lost, problem, retry } = useRequestLines(source)
  const { buyer, set, isRemembered, remember, forget } = useBuyer()
  const [madeAt] = useState(localNow)
  const [isLabels, setIsLabels] = useState(() => new URLSearchParams(location.search).get('documento') === 'etiquetas')

  if (state === 'failed') return <TryAgain onRetry={retry} />
  if (state === 'pending') return <Loading />
  if (lines.length === 0) return <NoLines lost={lost} problem={problem} />
  const request = { number: requestNumber(madeAt), date: madeAt.slice(0, 10), buyer, lines }
  return (
    <div className="grid gap-6 print:block">
      {lost.length > 0 && (
        <p role="alert" className="no-print rounded border border-signal bg-signal-tint px-3 py-2 text-small">
          Ficaram de fora, porque mudaram ou saíram do catálogo: {lost.join(', ')}.
        </p>
      )}
      <div role="group" aria-label="O que imprimir" className="no-print flex flex-wrap gap-2">
        <Choice isOn={!isLabels} label="Solicitação" onChoose={() => setIsLabels(false)} />
        <Choice isOn={isLabels} label="Etiquetas de prateleira" onChoose={() => setIsLabels(true)} />
      </div>
      {isLabels ? (
        <LatePlace>
          <ShelfLabels lines={lines} />
        </LatePlace>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[20rem_1fr] print:block">
          <div className="no-print grid gap-5">
            <BuyerForm {...{ buyer, set, isRemembered, remember, forget }} />
            <RequestSend request={request} />
          </div>
          <RequestDocument {...request} connectors={connectors} faces={source.faces} />
        </div>
      )}
    </div>
  )
}

function Choice({ isOn, label, onChoose }: { isOn: boolean; label: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      className="min-h-11 cursor-pointer rounded border border-rule-strong bg-sheet px-4 text-small hover:border-petrol aria-pressed:border-petrol aria-pressed:bg-petrol aria-pressed:text-on-petrol"
    >
      {label}
    </button>
  )
}

function NoLines({ lost, problem }: { lost: readonly string[]; problem: string | undefined }) {
  return (
    <div className="grid gap-6">
      <EmptyState
        title="Nenhum item na solicitação"
        actions={
          <>
            <ButtonLink look="primary" to={paths.quickOrder}>
              {tools.quickOrder.name}
            </ButtonLink>
            <ButtonLink to={paths.accessories}>Ver Acessórios</ButtonLink>
          </>
        }
      >
        <p>
          {problem ??
            (lost.length > 0
              ? `O link não tem itens do catálogo de hoje: ${lost.join(', ')}.`
              : 'O carrinho está vazio. Cole uma lista de códigos ou escolha as peças no catálogo.')}
        </p>
      </EmptyState>
      <ToolLinks />
    </div>
  )
}

/** The visitor's own clock: 'YYYY-MM-DDTHH:MM'. */
function localNow(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
