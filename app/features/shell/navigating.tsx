import { useNavigation } from 'react-router'
import { Loading } from '#app/ui/late.tsx'

/** Shows that the next page is loading. A component of its own, so that nothing else is rendered for it. */
export function Navigating() {
  return useNavigation().state !== 'idle' && <Loading />
}
