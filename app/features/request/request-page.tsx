import { Copy } from 'lucide'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { saveFile } from '#app/browser/download.ts'
import { localDateTime } from '#app/browser/local-time.ts'
import { loadOrderCatalogue, type OrderCatalogue } from '#app/browser/order-catalogue.ts'
import { rememberRequest, readAllLists } from '#app/browser/saved-lists.ts'
import { useSite } from '#app/site.tsx'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { Button, WhatsappButton, ButtonLink, MailButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Loading, TryAgain, useLoaded } from '#app/ui/lazy-boundary.tsx'
import { copyText, showToast } from '#app/ui/toast.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { ItemPapers } from '#domain/buyer/item-papers.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { compactCode } from '#domain/codes/code.ts'
import { maximumDecisionSheets } from '#domain/order-list/limits.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { requestCsv } from '#domain/quote/request-csv.ts'
import { requestLinks, requestText } from '#domain/quote/request-message.ts'
import {
  requestLines,
  type RequestRow,
  type Buyer,
  type RequestTerms,
  lineOfCart,
  lineOfList,
  emptyTerms,
  requestNumber,
} from '#domain/quote/request.ts'
import { readListInAddress, noListText, type ListInAddress } from '#domain/saved/list-in-address.ts'
import { savedLine } from '#domain/saved/saved-lists.ts'
import { BuyerForm, TermsForm, useBuyer } from './buyer-form.tsx'
import { RequestDocument, type FaceFile } from './request-document.tsx'
import { ShelfLabels } from './shelf-labels.tsx'

interface Request {
  number: string
  buyer: Buyer
  terms: RequestTerms
  lines: readonly RequestRow[]
}

/** The class of the buttons' width: on a phone they fill their rows. */
const buttonWidthClass = 'max-sm:grow'

function RequestSend({ request, papers }: { request: Request; papers: ItemPapers }) {
  const { brand, siteUrl } = useSite()
  // The messages are written in a deferred render, so that typing stays fast.
  const deferredRequest = useDeferredValue(request)
  const { whatsapp, mail } = useMemo(
    () => requestLinks({ ...deferredRequest, siteUrl }, brand),
    [deferredRequest, brand, siteUrl],
  )
  const shortenedChannels = [whatsapp.isShortened && 'no WhatsApp', mail.isShortened && 'no e-mail'].filter(Boolean)

  function rememberOpened() {
    const lines = requestLines(request.lines).map(({ item: { product, variantId }, options, ...line }) =>
      savedLine({ ...line, product, variantId, selectedOptions: options }),
    )
    if (!rememberRequest(brand.slug, lines))
      showToast('O pedido não foi anotado em Minhas listas', 'O navegador não permite salvar dados.')
  }

  async function copyRequest() {
    if (await copyText(requestText({ ...request, siteUrl }))) showToast('Solicitação copiada')
  }

  return (
    <section aria-label="Imprimir ou enviar" className="no-print flex flex-wrap items-center gap-2">
      <Button look="primary" className={buttonWidthClass} onClick={() => print()}>
        Imprimir ou salvar em PDF
      </Button>
      <WhatsappButton className={buttonWidthClass} href={whatsapp.url} onClick={rememberOpened}>
        Enviar por WhatsApp
      </WhatsappButton>
      <MailButton className={buttonWidthClass} href={mail.url} onClick={rememberOpened}>
        Enviar por e-mail
      </MailButton>
      {shortenedChannels.length > 0 && (
        <p className="w-full text-label text-muted">
          A lista é longa: {shortenedChannels.join(' e ')}, a mensagem leva só parte das linhas. Anexe o PDF ou a
          planilha, ou copie o texto completo.
        </p>
      )}
      <Button className={buttonWidthClass} onClick={() => void copyRequest()}>
        <Icon node={Copy} size={18} />
        Copiar texto
      </Button>
      <Button
        className={buttonWidthClass}
        onClick={() => saveFile(requestCsv(request.lines, papers), `solicitacao-${request.number}.csv`)}
      >
        Baixar planilha (CSV)
      </Button>
    </section>
  )
}

interface RequestPageProps {
  /** Address of the catalogue for lists; undefined for large catalogues. */
  orderUrl: string | undefined
  faces: FaceFile
  /** The visitor's cart; undefined until it is read. */
  cart: Cart | undefined
}

interface RequestLines {
  rows: readonly RequestRow[]
  /** The connector of each product, by the product's id, where known. */
  connectors: OrderCatalogue['connectors']
  papers: OrderCatalogue['papers']
  /** The codes of the list in the address that are no longer in the catalogue, or now mean another product. */
  missingCodes: readonly string[]
  problem?: string
}

/** The lines of the list in the address or, where it has none, of the cart. */
function useRequestLines({ orderUrl, cart }: RequestPageProps) {
  const { brand } = useSite()
  const [listInAddress] = useState(() => readListInAddress(location.hash.slice(1), readAllLists(brand.slug)))
  // Without lines there is nothing to look up.
  const hasLines = listInAddress.kind === 'list' || (cart !== undefined && cart.items.length > 0)
  const load = useMemo(
    () => (orderUrl !== undefined && hasLines ? () => loadLines(orderUrl, listInAddress) : undefined),
    [orderUrl, hasLines, listInAddress],
  )
  const [loadedLines, tryAgain] = useLoaded(load)

  function currentLines(): RequestLines | 'failed' | undefined {
    if (listInAddress.kind === 'list') return orderUrl === undefined ? 'failed' : loadedLines
    // The cart's own lines need no file: without it only connectors and papers are missing.
    const catalogueFacts = loadedLines === 'failed' ? undefined : loadedLines
    const facts = { rows: [], connectors: {}, papers: {}, missingCodes: [], ...catalogueFacts }
    if (listInAddress.kind !== 'none') return { ...facts, problem: noListText[listInAddress.kind] }
    return cart && { ...facts, rows: cart.items.map(lineOfCart) }
  }

  return [currentLines(), tryAgain] as const
}

/** Loads the catalogue's facts, and the lines of the list in the address. */
async function loadLines(url: string, listInAddress: ListInAddress): Promise<RequestLines> {
  const { book, connectors, papers } = await loadOrderCatalogue(url)
  const lines = listInAddress.kind === 'list' ? await listInAddress.lookUp(book) : []
  const rows = lines.flatMap((line): RequestRow[] => {
    if (line.kind === 'found') return [lineOfList(line)]
    return line.kind === 'unfound' ? [line] : []
  })
  return { connectors, papers, rows, missingCodes: lines.flatMap((line) => ('code' in line ? [line.code] : [])) }
}

function RequestTool(props: RequestPageProps) {
  const [currentLines, tryAgain] = useRequestLines(props)
  const buyerForm = useBuyer()
  const [terms, setTerms] = useState(emptyTerms)
  const [createdAt] = useState(() => localDateTime(new Date()))
  const [showsLabels, setShowsLabels] = useState(
    () => new URLSearchParams(location.search).get('documento') === 'etiquetas',
  )

  if (currentLines === undefined) return <Loading />
  if (currentLines === 'failed') return <TryAgain onRetry={tryAgain} />
  const { rows, connectors, papers, missingCodes, problem } = currentLines
  if (rows.length === 0) return <NoLines missingCodes={missingCodes} problem={problem} />
  const lines = requestLines(rows)
  const codes = [...new Set(lines.map(({ item }) => compactCode(item.code)))]
  const request = {
    number: requestNumber(createdAt),
    date: createdAt.slice(0, 10),
    buyer: buyerForm.buyer,
    terms,
    lines: rows,
  }
  return (
    <div className="grid gap-6 print:block">
      {missingCodes.length > 0 && (
        <p role="alert" className="no-print rounded border border-signal bg-signal-tint px-3 py-2 text-small">
          Ficaram de fora, porque mudaram ou saíram do catálogo: {missingCodes.join(', ')}.
        </p>
      )}
      <div role="group" aria-label="O que imprimir" className="no-print flex flex-wrap border-b border-rule-strong">
        {Object.entries({ Solicitação: false, Etiquetas: true }).map(([label, isLabels]) => (
          <button
            key={label}
            type="button"
            aria-pressed={showsLabels === isLabels}
            onClick={() => setShowsLabels(isLabels)}
            className="-mb-px min-h-11 cursor-pointer border-b-3 border-transparent px-3 text-small hover:text-brand-deep aria-pressed:border-brand aria-pressed:font-semibold aria-pressed:text-brand-deep"
          >
            {label}
          </button>
        ))}
        <Link
          to={paths.decisionSheetsOf(codes.slice(0, maximumDecisionSheets))}
          className="inline-flex min-h-11 items-center px-3 text-small hover:text-brand-deep hover:underline"
        >
          Fichas de decisão{codes.length > maximumDecisionSheets && ` (as ${maximumDecisionSheets} primeiras)`}
        </Link>
      </div>
      {showsLabels ? (
        <ShelfLabels lines={lines} />
      ) : (
        <>
          <RequestSend request={request} papers={papers} />
          <div className="grid items-start gap-8 lg:grid-cols-[22rem_1fr] print:block">
            <div className="no-print grid gap-6">
              <BuyerForm {...buyerForm} />
              <TermsForm terms={terms} onTerms={setTerms} />
            </div>
            <RequestDocument {...request} connectors={connectors} papers={papers} faces={props.faces} />
          </div>
        </>
      )}
    </div>
  )
}

function NoLines({ missingCodes, problem }: { missingCodes: readonly string[]; problem: string | undefined }) {
  const emptyText =
    missingCodes.length > 0
      ? `O link não tem itens do catálogo de hoje: ${missingCodes.join(', ')}.`
      : 'O carrinho está vazio: cole uma lista de códigos, ou escolha as peças no catálogo.'
  return (
    <EmptyState
      title="Nenhum item na solicitação"
      actions={
        <ButtonLink look="primary" to={paths.quickOrder}>
          {tools.quickOrder.name}
        </ButtonLink>
      }
    >
      <p>{problem ?? emptyText}</p>
    </EmptyState>
  )
}

export function RequestPage(props: RequestPageProps) {
  const isHydrated = useIsHydrated()
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
      <div className="min-h-dvh has-[h2]:min-h-0 print:min-h-0">{isHydrated && <RequestTool {...props} />}</div>
    </div>
  )
}
