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
  const [submissions, setSubmissions] = useState(0)
  return (
    <SearchBox
      key={submissions}
      look={look}
      label={label}
      placeholder={look === 'header' ? label : 'Código, equipamento ou peça'}
      action={paths.accessories}
      term={submissions === 0 ? term : ''}
      onSend={(searched) => {
        setSubmissions(submissions + 1)
        void navigate(paths.search(searched))
        document.querySelector('main')?.focus({ preventScroll: true })
      }}
    />
  )
}
