import { useNavigation } from 'react-router'
import { Loading } from '#app/ui/late/loading.tsx'

/** While the next page is on its way. A component of its own: nothing else has to be rendered for it. */
export function Navigating() {
  return useNavigation().state !== 'idle' && <Loading />
}
