import { Mail, Printer, ShoppingCart } from 'lucide'
import { useId } from 'react'
import { useSite } from '#app/site.tsx'
import { Button, ExternalButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { WhatsappButton } from '#app/ui/whatsapp-button.tsx'
import { partsMail, partsWhatsapp, type PartsRequest } from '#domain/compatibility/parts-message.ts'

interface PartsActionsProps {
  request: PartsRequest
  onAdd: () => void
}

/**
 * Buttons for the chosen parts, at the window's lower edge while the tables are in view. Without scripts the choice is
 * unknown, and the message asks for the machine's parts in general.
 */
export function PartsActions({ request, onAdd }: PartsActionsProps) {
  const { brand } = useSite()
  const status = useId()
  const count = request.parts.length
  const isNone = count === 0
  const whatsapp = partsWhatsapp(request, brand.whatsapp.main)
  return (
    <div className="no-print sticky bottom-0 z-10 -mx-4 flex items-center gap-2 border-t border-rule-strong bg-paper px-4 py-2 sm:-mx-2 sm:px-2">
      <p id={status} role="status" className="needs-script min-w-0 grow text-small leading-tight font-medium sm:grow-0">
        {isNone ? 'Marque as peças na tabela' : <Count count={count} />}
      </p>
      <Button
        size="small"
        look={isNone ? 'quiet' : 'primary'}
        className="needs-script touch:min-w-11"
        disabled={isNone}
        aria-describedby={status}
        onClick={onAdd}
      >
        <Icon node={ShoppingCart} size={17} />
        <span className="max-sm:sr-only">Adicionar selecionadas</span>
      </Button>
      {isNone && (
        <Button size="small" className="needs-script" disabled aria-describedby={status}>
          <SendLabel />
        </Button>
      )}
      {/* The served page shows this button to visitors without scripts; with scripts it appears with the first
          choice. */}
      <WhatsappButton size="small" href={whatsapp} className={isNone ? '[@media(scripting:enabled)]:hidden' : ''}>
        <SendLabel />
      </WhatsappButton>
    </div>
  )
}

function SendLabel() {
  return (
    <span>
      Enviar<span className="max-sm:sr-only"> esta lista</span>
    </span>
  )
}

function Count({ count }: { count: number }) {
  return (
    <>
      {count === 1 ? '1 peça' : `${count} peças`}
      <span className="max-sm:sr-only">{count === 1 ? ' escolhida' : ' escolhidas'}</span>
    </>
  )
}

/** Further actions on the chosen parts. */
export function MoreActions({ request }: Pick<PartsActionsProps, 'request'>) {
  const { brand } = useSite()
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <Button type="submit" size="small">
        Conferir no pedido rápido
      </Button>
      <ExternalButton size="small" href={partsMail(request, brand.email.sales)}>
        <Icon node={Mail} size={17} />
        Por e-mail
      </ExternalButton>
      <Button size="small" look="plain" className="needs-script" onClick={() => print()}>
        <Icon node={Printer} size={17} />
        Imprimir
      </Button>
    </div>
  )
}
