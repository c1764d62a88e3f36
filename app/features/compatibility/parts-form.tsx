import { Mail, Printer, ShoppingCart } from 'lucide'
import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#app/site.tsx'
import { Button, ExternalButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { WhatsappButton } from '#app/ui/whatsapp-button.tsx'
import { partsMail, partsWhatsapp } from '#domain/compatibility/parts-message.ts'
import type { ModelPage } from '#domain/compatibility/page-data.ts'
import { paths } from '#domain/pages/paths.ts'
import { chosenParts, type ChosenPart } from './chosen-parts.ts'

interface PartsFormProps {
  page: ModelPage
  /** Puts parts into the cart. */
  onAdd: (parts: readonly ChosenPart[]) => void
  /** The tables. */
  children: ReactNode
}

/** The tables of a model's page with what can be done with the parts that are chosen in them. */
export function PartsForm({ page, onAdd, children }: PartsFormProps) {
  const { brand } = useSite()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<readonly ChosenPart[]>([])
  const request = { machine: page.name, parts: chosen }

  function read(): ChosenPart[] {
    const products = [...page.cited, ...page.ofBrand].flatMap(({ rows }) => rows.map(({ product }) => product))
    return form.current ? chosenParts(form.current, products) : []
  }

  function add() {
    const parts = read()
    if (parts.length > 0) onAdd(parts)
    else showToast('Nenhuma peça escolhida', { text: 'Marque as peças na tabela antes de adicionar.' })
  }

  return (
    <form
      ref={form}
      action={paths.quickOrder}
      aria-label={`Pedir peças para ${page.name}`}
      onChange={() => setChosen(read())}
      onSubmit={(event) => {
        event.preventDefault()
        const lines = read().map(({ code, quantity }) => ['lista', `${code} x ${quantity}`])
        void navigate(`${paths.quickOrder}?${new URLSearchParams(lines)}`)
      }}
      className="print-keep grid gap-6 print:gap-3"
    >
      {children}
      <div className="no-print -mx-2 sm:sticky sm:bottom-0 sm:z-10 flex flex-wrap items-center gap-2 border-t border-rule bg-paper px-2 py-3">
        <p role="status" className="needs-script text-small font-medium max-sm:w-full">
          {chosen.length === 1 ? '1 peça escolhida' : `${chosen.length} peças escolhidas`}
        </p>
        <Button look="primary" size="small" className="needs-script" onClick={add}>
          <Icon node={ShoppingCart} size={17} />
          Adicionar selecionadas
        </Button>
        <WhatsappButton size="small" href={partsWhatsapp(request, brand.whatsapp.main)}>
          Enviar esta lista
        </WhatsappButton>
        <ExternalButton size="small" href={partsMail(request, brand.email.sales)}>
          <Icon node={Mail} size={17} />
          Por e-mail
        </ExternalButton>
        <Button type="submit" size="small">
          Conferir no pedido rápido
        </Button>
        <Button size="small" look="plain" className="needs-script" onClick={() => print()}>
          <Icon node={Printer} size={17} />
          Imprimir
        </Button>
      </div>
    </form>
  )
}
