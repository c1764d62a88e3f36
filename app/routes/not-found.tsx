import { data } from 'react-router'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { paths } from '#app/paths.ts'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => [{ title: 'Oops! Page not found' }, { name: 'robots', content: 'noindex' }]

export default function NotFoundRoute() {
  return (
    <div lang="en">
      <NotFound title="404" text="Oops! Page not found" back={{ label: 'Return to Home', to: paths.home }} />
    </div>
  )
}
