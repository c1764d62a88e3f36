/** The brand's sign, a round socket seen from the front, and its name. */
export function BrandMark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 text-body font-semibold tracking-tight whitespace-nowrap sm:text-lead">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden className="text-petrol" fill="currentColor">
        <path d="M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28m-3 3h6v5h-6zm-3 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5m12 0a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5m-9.5 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5m7 0a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5" />
      </svg>
      {name}
    </span>
  )
}
