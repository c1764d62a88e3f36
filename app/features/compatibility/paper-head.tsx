import { useSite } from '#app/site.tsx'
import { QrDrawing } from '#app/ui/picture/qr-drawing.tsx'
import type { QrPath } from '#domain/text/qr-path.ts'

/** The head of the printed page: the company, its contacts, and a QR code of the page. */
export function PaperHead({ qr }: { qr: QrPath }) {
  const { brand } = useSite()
  return (
    <div className="supplier mt-2 hidden items-start justify-between gap-4 border-y border-ink py-2 text-small print:flex">
      <p>
        <strong>{brand.name}</strong> · CNPJ {brand.cnpj}
        <br />
        {brand.phone} · {brand.email.sales}
      </p>
      <QrDrawing code={qr} label="QR code desta página" className="w-[22mm] shrink-0" />
    </div>
  )
}
