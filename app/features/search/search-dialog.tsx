import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { SearchBox } from './search-box.tsx'

/** The search field at the upper edge of the window, with room for its suggestions. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isOpen) ref.current?.querySelector('input')?.focus()
  }, [isOpen])

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Buscar no catálogo" placement="top">
      <div ref={ref} className="min-h-120 sm:min-h-96">
        <SearchBox
          label="Código, equipamento ou peça"
          placeholder="Código, equipamento ou peça"
          action={paths.accessories}
          term=""
          onSend={(term) => void navigate(paths.search(term))}
        />
        <p className="mt-3 text-label text-muted">
          O código da etiqueta, o modelo do equipamento ou o nome da peça; Enter mostra todos os resultados.
        </p>
      </div>
    </Dialog>
  )
}
