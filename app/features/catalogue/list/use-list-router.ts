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
    return router.subscribe((state) => startTransition(() => setIsAsked(isAskedFor(path, state))))
  }, [router, path])

  return {
    /** An answer for this list is on its way. */
    isAsked,
    revalidate: async () => router?.revalidate(),
  }
}

/** Not while another page is shown: a list that is on its way back does not hear of the end any more. */
function isAskedFor(path: string, { location, navigation, revalidation }: RouterState): boolean {
  const isHere = samePath(location.pathname, path)
  const isNext = navigation.location !== undefined && samePath(navigation.location.pathname, path)
  return isHere && (revalidation === 'loading' || isNext)
}
