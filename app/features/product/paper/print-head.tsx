import { useSite } from '#app/site.tsx'

/** On paper: whose data sheet it is. */
export function PrintHead() {
  const { brand } = useSite()
  return (
    <p className="mb-4 hidden justify-between gap-4 border-b border-rule-strong pb-1 text-label print:flex">
      <strong>{brand.name} · Ficha técnica</strong>
      <span>
        {brand.phone} · {brand.email.sales}
      </span>
    </p>
  )
}
