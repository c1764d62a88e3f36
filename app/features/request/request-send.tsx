import { Copy, Mail } from 'lucide'
import { useDeferredValue, useMemo } from 'react'
import { download } from '#app/browser/download.ts'
import { rememberRequest } from '#app/browser/saved-lists.ts'
import { useSite } from '#app/site.tsx'
import { Button, ExternalButton, WhatsappButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { retry } from '#app/ui/lazy-boundary.tsx'
import { copyText, showToast } from '#app/ui/toast.ts'
import type { ItemPapers } from '#domain/buyer/item-papers.ts'
import { requestLinks, requestText } from '#domain/quote/request-message.ts'
import {
  requestLines,
  type RequestLine,
  type RequestRow,
  type Buyer,
  type RequestTerms,
} from '#domain/quote/request.ts'
import type { SavedLine } from '#domain/saved/saved-lists.ts'

interface RequestSendProps {
  request: { number: string; buyer: Buyer; terms: RequestTerms; lines: readonly RequestRow[] }
  papers: ItemPapers
}

/** On a phone the buttons fill their rows. */
const buttonWidthClass = 'max-sm:grow'

/** All ways to send or save a request. */
export function RequestSend({ request, papers }: RequestSendProps) {
  const { brand, siteUrl } = useSite()
  const fullRequest = { ...request, siteUrl }
  // The messages are written in a deferred render, so that typing stays fast.
  const deferredRequest = useDeferredValue(request)
  const { whatsapp, mail } = useMemo(
    () => requestLinks({ ...deferredRequest, siteUrl }, brand),
    [deferredRequest, brand, siteUrl],
  )

  const shortened = [whatsapp.isShortened && 'no WhatsApp', mail.isShortened && 'no e-mail'].filter(Boolean)

  function remember() {
    if (!rememberRequest(brand.slug, requestLines(request.lines).map(lineToSave)))
      showToast('O pedido não foi anotado em Minhas listas', { text: 'O navegador não permite salvar dados.' })
  }

  async function saveSpreadsheet() {
    try {
      // The code is loaded with the first spreadsheet that the visitor asks for.
      const { requestCsv } = await retry(() => import('#domain/quote/request-csv.ts'))
      download(requestCsv(request.lines, papers), `solicitacao-${request.number}.csv`)
    } catch {
      showToast('A planilha não pôde ser feita', { text: 'Confira a conexão e tente de novo.', tone: 'destructive' })
    }
  }

  async function copy() {
    if (await copyText(requestText(fullRequest))) showToast('Solicitação copiada')
  }

  return (
    <section aria-label="Imprimir ou enviar" className="no-print flex flex-wrap items-center gap-2">
      <Button look="primary" className={buttonWidthClass} onClick={() => print()}>
        Imprimir ou salvar em PDF
      </Button>
      <WhatsappButton className={buttonWidthClass} href={whatsapp.url} onClick={remember}>
        Enviar por WhatsApp
      </WhatsappButton>
      <ExternalButton className={buttonWidthClass} href={mail.url} onClick={remember}>
        <Icon node={Mail} size={18} />
        Enviar por e-mail
      </ExternalButton>
      {shortened.length > 0 && (
        <p className="w-full text-label text-muted">
          A lista é longa: {shortened.join(' e ')}, a mensagem leva só parte das linhas. Anexe o PDF ou a planilha, ou
          copie o texto completo.
        </p>
      )}
      <Button size="small" className={buttonWidthClass} onClick={() => void copy()}>
        <Icon node={Copy} size={16} />
        Copiar texto
      </Button>
      <Button size="small" className={buttonWidthClass} onClick={() => void saveSpreadsheet()}>
        Baixar planilha (CSV)
      </Button>
    </section>
  )
}

function lineToSave({ item, quantity, options, note, buyerLine }: RequestLine): SavedLine {
  const { code, product, variantId } = item
  return {
    productId: product.id,
    code,
    quantity,
    ...(variantId && { variantId }),
    ...(options && { options }),
    ...(note && { note }),
    ...(buyerLine && { buyerLine }),
  }
}
