import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { SearchBox } from './search-box.tsx'

const label = 'Buscar em todo o catálogo'

/**
 * The search over the whole catalogue, in the header, the menu, the dialog and error pages. Submitting empties the
 * field, because the results page shows the query.
 */
export function SiteSearch({ look = 'page', term = '' }: { look?: 'page' | 'header'; term?: string }) {
  const navigate = useNavigate()
  const [sent, setSent] = useState(0)
  return (
    <SearchBox
      key={sent}
      look={look}
      label={label}
      placeholder={look === 'header' ? label : 'Código, equipamento ou peça'}
      action={paths.accessories}
      term={sent === 0 ? term : ''}
      onSend={(searched) => {
        setSent(sent + 1)
        void navigate(paths.search(searched))
        document.querySelector('main')?.focus({ preventScroll: true })
      }}
    />
  )
}
