import { data } from 'react-router'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { paths } from '#domain/pages/paths.ts'
import { site } from '#server/site/site.ts'
import type { Route } from './+types/not-found.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

export async function loader() {
  const { scenes } = await site()
  return data({ picture: scenes.notFound }, { status: 404 })
}

export const meta = () => [{ title: 'Oops! Page not found' }, { name: 'robots', content: 'noindex' }]

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div lang="en">
      <NotFound
        picture={loaderData.picture}
        title="Oops! Page not found"
        back={{ label: 'Return to Home', to: paths.home }}
      />
    </div>
  )
}
