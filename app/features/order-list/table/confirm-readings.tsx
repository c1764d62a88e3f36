import { useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useFocusHandover } from '#app/ui/use-focus-handover.ts'
import { readingOf, type OrderTableRow } from './order-rows.ts'

interface ConfirmReadingsProps {
  /** The rows to be confirmed. */
  rows: readonly OrderTableRow[]
  /** The visitor wants to continue, so the question takes the focus. */
  isAsked: boolean
  onConfirm: () => void
}

/** Asks to confirm codes that were read otherwise than they are written; until then they are not ordered. */
export function ConfirmReadings({ rows, isAsked, onConfirm }: ConfirmReadingsProps) {
  const ref = useFocusHandover<HTMLDivElement>()
  useEffect(() => {
    if (isAsked) ref.current?.focus()
  }, [isAsked, ref])
  const readings = rows.map((row) => readingOf(row))
  const isOne = readings.length === 1
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby="leituras"
      className="grid justify-items-start gap-2 rounded border border-signal bg-signal-tint p-3 text-small"
    >
      <p id="leituras">
        {isOne
          ? 'Um código foi lido de outra forma e só entra no pedido confirmado:'
          : `${readings.length} códigos foram lidos de outra forma e só entram no pedido confirmados:`}
      </p>
      <ul>
        {readings.map(({ id, line, written, readAs }) => (
          <li key={id} className="break-words">
            Linha {line}: “{written}”, lido como <strong>{readAs}</strong>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onConfirm}>
        {isOne ? 'Confirmar a leitura' : `Confirmar as ${readings.length} leituras`}
      </Button>
    </div>
  )
}
