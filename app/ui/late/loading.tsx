import { LoaderCircle } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

const patience = 300

/** Shows 'Carregando...' (spec §2) over the page after 300 ms of loading, without moving anything. */
export function Loading() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span
      role="status"
      className="pointer-events-none fixed inset-x-0 top-20 z-50 mx-auto flex w-fit items-center gap-2 rounded border border-rule-strong bg-sheet px-4 py-2 text-small text-ink shadow-lift empty:hidden"
    >
      {isLong && (
        <>
          <Icon node={LoaderCircle} size={16} className="animate-spin" />
          Carregando...
        </>
      )}
    </span>
  )
}
