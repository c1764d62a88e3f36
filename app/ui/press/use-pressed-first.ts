import { useState } from 'react'
import { flushSync } from 'react-dom'
import { painted } from './painted.ts'

/** What was pressed and not passed on yet, in the order of pressing. */
const pressed: (() => void)[] = []

function passOn(): void {
  for (const pass of pressed.splice(0)) flushSync(pass)
}

/**
 * A choice that stands elsewhere, shown as pressed before what follows from it: that may take a phone longer than a press should
 * wait for its answer. Whoever presses on meanwhile presses what the choice led to. Out: what is shown, and how something else is
 * chosen: it is shown, painted, and then passed on to a function that is the latest at that time.
 */
export function usePressedFirst<Value>(value: Value): [Value, (next: Value, pass: () => void) => void] {
  const [ahead, setAhead] = useState<{ value: Value }>()
  return [
    ahead ? ahead.value : value,
    (next, pass) => {
      const own = { value: next }
      setAhead(own)
      pressed.push(() => {
        setAhead((now) => (now === own ? undefined : now))
        pass()
      })
      for (const type of ['pointerdown', 'keydown', 'click', 'submit']) addEventListener(type, passOn, true)
      void painted().then(passOn)
    },
  ]
}
