import { paths } from '#domain/pages/paths.ts'
import { NotFound } from './not-found.tsx'

const title = 'Oops! Page not found'

/** What the head of such a page says. */
export const unknownPathMeta = [{ title }, { name: 'robots', content: 'noindex' }]

/** An address that no page has (spec §2). In: the address of its drawing. */
export function UnknownPath({ picture }: { picture: string }) {
  return (
    <div lang="en">
      <NotFound picture={picture} title={title} back={{ label: 'Return to Home', to: paths.home }} />
    </div>
  )
}
