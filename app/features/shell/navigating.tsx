import { useLayoutEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { noteDestination } from '#app/browser/destination.ts'
import { Loading } from '#app/ui/late/loading.tsx'

/** While the next page is on its way. A component of its own: nothing else has to be rendered for it. */
export function Navigating() {
  const { state, location } = useNavigation()
  const destination = location && createPath(location)
  useLayoutEffect(() => noteDestination(destination), [destination])
  return state !== 'idle' && <Loading />
}
