import { useEffect, useRef } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { tools } from '#domain/pages/tools.ts'
import { SiteSearch } from './site-search.tsx'

/** The search field in a dialog at the upper edge of the window, with room for its suggestions. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isOpen) ref.current?.querySelector('input')?.focus()
  }, [isOpen])

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Buscar no catálogo" placement="top">
      <div ref={ref} className="min-h-120 sm:min-h-96">
        <SiteSearch />
        <p className="mt-3 text-label text-muted">
          O código da etiqueta, o modelo do equipamento ou o nome da peça; Enter mostra todos os resultados.
        </p>
        <ButtonLink look="plain" to={tools.identify.to}>
          {tools.identify.name}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
