import type { ReactNode } from 'react'
import { paths } from '#domain/pages/paths.ts'
import { NotFound } from './not-found.tsx'

const title = 'Oops! Page not found'

/** The meta tags of the page for an unknown address. */
export const unknownPathMeta = [{ title }, { name: 'robots', content: 'noindex' }]

interface UnknownPathProps {
  /** Address of its drawing. */
  picture: string
  search: ReactNode
}

/**
 * Shown for an address that does not exist. Heading and link home are English (spec §2); the search is Portuguese.
 */
export function UnknownPath({ picture, search }: UnknownPathProps) {
  return (
    <NotFound
      lang="en"
      picture={picture}
      title={title}
      text="Não há página neste endereço. Procure pelo código da etiqueta, pelo equipamento ou pela peça."
      back={{ label: 'Return to Home', to: paths.home }}
      search={search}
    />
  )
}
