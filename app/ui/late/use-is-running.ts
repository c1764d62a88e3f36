import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page runs: not on the server, and not while the served page is taken over. */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
