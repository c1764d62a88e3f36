import { useState } from 'react'
import { isoDay } from '#app/browser/saved-lists.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { Button } from '#app/ui/button.tsx'
import { DecisionSheet, type ShownSheet } from './decision-sheet.tsx'

interface DecisionPageProps {
  sheets: readonly ShownSheet[]
  /** Codes of the list for which there is no sheet. */
  lost: readonly string[]
}

/** Decision sheets, each on a printed page of its own. */
export function DecisionPage({ sheets, lost }: DecisionPageProps) {
  const today = useToday()
  return (
    <div className="page-width grid gap-6 py-8 lg:py-12 print:block print:p-0">
      <div className="no-print grid justify-items-start gap-3">
        <h1 className="text-head">
          {sheets.length === 1 ? 'Ficha de decisão' : `Fichas de decisão: ${sheets.length}`}
        </h1>
        <p className="max-w-prose text-muted">
          A peça ao lado das alternativas para os mesmos equipamentos, com o que o catálogo sabe de cada uma e de onde.
          Uma página por peça, com lugar para as assinaturas.
        </p>
        {lost.length > 0 && (
          <p role="alert" className="rounded border border-signal bg-signal-tint px-3 py-2 text-small">
            Sem ficha, porque o código não está no catálogo ou pede uma escolha: {lost.join(', ')}.
          </p>
        )}
        <Button look="primary" className="needs-script" onClick={() => print()}>
          Imprimir ou salvar em PDF
        </Button>
      </div>
      {sheets.map((sheet) => (
        <DecisionSheet key={`${sheet.columns[0]?.code} ${sheet.columns[0]?.id}`} sheet={sheet} today={today} />
      ))}
    </div>
  )
}

/**
 * The date in the visitor's time zone, ISO; '' before hydration, because a cached page would show the day on which it
 * was rendered.
 */
function useToday(): string {
  const isRunning = useIsHydrated()
  const [today] = useState(() => isoDay(new Date()))
  return isRunning ? today : ''
}
