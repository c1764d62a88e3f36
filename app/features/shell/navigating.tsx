import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { noteDestination } from '#app/browser/destination.ts'
import { Loading } from '#app/ui/late/loading.tsx'
import { useDataRouter } from '#app/ui/use-data-router.ts'

/** While the next page is on its way. A component of its own: nothing else has to be rendered for it. */
export function Navigating() {
  const { state } = useNavigation()
  const router = useDataRouter()
  // At once, not with the next render: the code of the next page may be found missing before that.
  useEffect(() => {
    return router?.subscribe(({ navigation: { location } }) => noteDestination(location && createPath(location)))
  }, [router])
  return state !== 'idle' && <Loading />
}
