import { useState } from 'react'
import { useSite } from '#app/site.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { copyText } from '#app/ui/copy-text.ts'
import { LatePlace, latePart } from '#app/ui/late/late-part.tsx'
import { showToast } from '#app/ui/toast.ts'
import { mostQrLines } from '#domain/order-list/limits.ts'
import { encodeOrderList, linkLine } from '#domain/order-list/list-link.ts'
import type { OrderedLine } from '#domain/order-list/ordered-item.ts'
import { paths } from '#domain/pages/paths.ts'

const QrCode = latePart(async () => (await import('#app/qr-code.tsx')).QrCode)

interface ShareListProps {
  wanted: readonly OrderedLine[]
  /** What the document is made from, where it is not the list's own link. */
  printFragment?: string
}

/** The list as a link: shared, copied, or as a QR code; and as a document. */
export function ShareList({ wanted, printFragment }: ShareListProps) {
  const { brand, siteUrl } = useSite()
  const [isQrShown, setIsQrShown] = useState(false)
  const fragment = encodeOrderList(wanted.map(linkLine))
  const url = `${siteUrl}${paths.list(fragment)}`
  const hasRemarks = wanted.some(({ options, note }) => options ?? note)

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
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void share()}>Compartilhar link da lista</Button>
        {wanted.length <= mostQrLines && (
          <Button aria-expanded={isQrShown} onClick={() => setIsQrShown(!isQrShown)}>
            QR code
          </Button>
        )}
        <ButtonLink to={`${paths.request}#${printFragment ?? fragment}`}>Imprimir</ButtonLink>
      </div>
      {hasRemarks && (
        <p className="text-label text-muted">O link leva códigos e quantidades; opções e observações, não.</p>
      )}
      {isQrShown && (
        <LatePlace>
          <QrCode prefix={`${siteUrl}${paths.quickOrder}#`} text={fragment} label="QR code da lista" className="w-48" />
        </LatePlace>
      )}
    </div>
  )
}
