import { useState } from 'react'
import { painted } from '#app/ui/press/painted.ts'

/**
 * A choice that stands elsewhere, shown as pressed before what follows from it: that may take a phone longer than a press should
 * wait for its answer. Out: what is shown, and how something else is chosen: it is shown, painted, and then passed on.
 */
export function usePressedFirst<Value>(value: Value): [Value, (next: Value, passOn: () => void) => void] {
  const [ahead, setAhead] = useState<{ value: Value }>()
  return [
    ahead ? ahead.value : value,
    (next, passOn) => {
      setAhead({ value: next })
      void painted().then(() => {
        setAhead(undefined)
        passOn()
      })
    },
  ]
}
