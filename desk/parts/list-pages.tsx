import { buttonClass } from '#app/ui/button.tsx'

interface ListPagesProps {
  /** The number of the shown page, from 1 on. */
  page: number
  pages: number
  /** The address of a page of the list. */
  addressOf: (page: number) => string
}

/** Links to the pages of a list; nothing where there is only one. */
export function ListPages({ page, pages, addressOf }: ListPagesProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Páginas" className="flex items-center gap-3 text-small">
      {page > 1 && (
        <a href={addressOf(page - 1)} className={buttonClass({ size: 'small' })}>
          Anteriores
        </a>
      )}
      <span>
        Página {page} de {pages}
      </span>
      {page < pages && (
        <a href={addressOf(page + 1)} className={buttonClass({ size: 'small' })}>
          Próximas
        </a>
      )}
    </nav>
  )
}
