/** The brand's sign and name: a plug seen from the front, as on a drawing. */
export function BrandMark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-body whitespace-nowrap sm:text-lead font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden className="text-petrol">
        <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <path d="M16 8v16M8 16h16" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        <path d="M13 2.4h6v3h-6z" fill="currentColor" />
      </svg>
      {name}
    </span>
  )
}
