import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every render, which works as the latest one: who is given it need not be rendered again. */
export function useLatest<Given extends unknown[]>(work: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  return useCallback((...given) => latest.current(...given), [])
}
