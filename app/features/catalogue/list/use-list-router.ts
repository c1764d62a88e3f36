import { startTransition, useEffect, useState } from 'react'
import { useDataRouter, type RouterState } from '#app/ui/use-data-router.ts'
import { samePath } from '#app/ui/press/use-is-staying.ts'

/**
 * What the list at a path has to know of the router. It is asked itself: `useNavigation` would render the whole list once
 * more with each press that leaves it, and says a render later where the visitor is going.
 */
export function useListRouter(path: string) {
  const router = useDataRouter()
  const [isAsked, setIsAsked] = useState(false)

  useEffect(() => {
    if (!router) return undefined
    const hear = (state: RouterState) => startTransition(() => setIsAsked(isAskedFor(path, state)))
    // A list that is come back to did not hear of what was done meanwhile.
    hear(router.state)
    return router.subscribe(hear)
  }, [router, path])

  return {
    /** An answer for this list is on its way. */
    isAsked,
    revalidate: async () => router?.revalidate(),
  }
}

function isAskedFor(path: string, { navigation, revalidation }: RouterState): boolean {
  return (
    revalidation === 'loading' || (navigation.location !== undefined && samePath(navigation.location.pathname, path))
  )
}
