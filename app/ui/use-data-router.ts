import { useContext } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/** The router itself, for those who have to know at once what its hooks say a render later. There is none in single parts' tests. */
export function useDataRouter() {
  return useContext(UNSAFE_DataRouterContext)?.router
}

export type RouterState = NonNullable<ReturnType<typeof useDataRouter>>['state']
