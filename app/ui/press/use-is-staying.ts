import { useDataRouter } from '#app/ui/use-data-router.ts'

/** Whether the visitor neither left a path nor is on the way elsewhere: an address that follows late would call them back. */
export function useIsStaying(path: string): () => boolean {
  const router = useDataRouter()
  return () => {
    if (!router) return true
    const { location, navigation } = router.state
    return [location, navigation.location ?? location].every(({ pathname }) => samePath(pathname, path))
  }
}

/** Prerendered addresses end in a slash. */
export function samePath(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '')
}
