import { Outlet } from 'react-router'

/** The frame of every page: a page that fails is replaced in its own place, and header, cart and footer stay. */
export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

export default function Page() {
  return <Outlet />
}
