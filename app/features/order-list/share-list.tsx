import { useState, type ReactNode } from 'react'
import { saveFile } from '#app/browser/download.ts'
import { useSite } from '#app/site.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { LazyBoundary, lazyComponent } from '#app/ui/lazy-boundary.tsx'
import { copyText, showToast } from '#app/ui/toast.ts'
import { maximumLines, maximumQrCharacters } from '#domain/order-list/limits.ts'
import { encodeOrderList, fragmentWithin, linkLine } from '#domain/order-list/list-link.ts'
import { paths } from '#domain/pages/paths.ts'
import { requestCsv } from '#domain/quote/request-csv.ts'
import type { RequestRow } from '#domain/quote/request.ts'

const QrCode = lazyComponent(async () => (await import('#app/qr-code.tsx')).QrCode)

const actionsClass = 'flex flex-wrap gap-3'
/** The class of buttons below a list being edited: they stay in view while it scrolls, on large screens. */
const stickyActionsClass = `${actionsClass} no-print w-full lg:sticky lg:bottom-0 lg:z-10 lg:border-t lg:border-rule-strong lg:bg-paper lg:py-3`

interface ShareListProps {
  rows: readonly RequestRow[]
  /** The fragment from which the document is made, if not that of the list's own link. */
  printFragment?: string
  children?: ReactNode
}

export function ShareList({ rows, printFragment, children }: ShareListProps) {
  const { brand, siteUrl } = useSite()
  const [isQrShown, setIsQrShown] = useState(false)
  const fragment = encodeOrderList(rows.map(linkLine))
  const url = `${siteUrl}${paths.list(fragment)}`
  const fitsLink = rows.length <= maximumLines
  const qrText = fitsLink ? fragmentWithin(rows, maximumQrCharacters) : undefined

  async function share() {
    if ('share' in navigator) {
      try {
        return await navigator.share({ title: `Lista de peças - ${brand.name}`, url })
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return undefined
      }
    }
    if (await copyText(url)) showToast('Link copiado')
    return undefined
  }

  return (
    <>
      <div className={children ? stickyActionsClass : actionsClass}>
        {children}
        {(fitsLink || printFragment !== undefined) && (
          <ButtonLink size={children ? 'large' : 'medium'} to={`${paths.request}#${printFragment ?? fragment}`}>
            Gerar solicitação (PDF com CNPJ)
          </ButtonLink>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => saveFile(requestCsv(rows), 'lista-conferida.csv')}>
          Baixar planilha (CSV)
        </Button>
        {fitsLink && (
          <Button size="small" onClick={() => void share()}>
            Compartilhar link da lista
          </Button>
        )}
        {qrText !== undefined && (
          <Button size="small" aria-expanded={isQrShown} onClick={() => setIsQrShown(!isQrShown)}>
            QR code
          </Button>
        )}
      </div>
      {!fitsLink && (
        <p className="text-small">
          Um link leva até {maximumLines} itens: divida a lista para gerar a solicitação ou compartilhar.
        </p>
      )}
      {isQrShown && qrText !== undefined && (
        <LazyBoundary>
          <QrCode prefix={`${siteUrl}${paths.quickOrder}#`} text={qrText} label="QR code da lista" className="w-48" />
        </LazyBoundary>
      )}
    </>
  )
}
