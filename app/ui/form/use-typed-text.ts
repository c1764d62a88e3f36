import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { useTakeOver } from '#app/ui/late/use-take-over.ts'
import { useLatest } from '#app/ui/use-latest.ts'

interface TypedText<Element> {
  ref: RefObject<Element | null>
  text: string
  /** For the field's change event: what was typed is passed on a moment later. */
  type: (text: string) => void
  /** Sets the text without passing it on, and forgets what was still to be passed on. */
  settle: (text: string) => void
}

/**
 * The text of a search field whose value stands elsewhere (in the address): shown as it is typed,
 * passed on after a pause in ms, and following the value when that changes while nobody types. What was
 * typed before the page was taken over counts as typed.
 */
export function useTypedText<Element extends HTMLElement & { value: string }>(
  value: string,
  onText: (text: string) => void,
  pause = 150,
): TypedText<Element> {
  const ref = useRef<Element>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What is passed on later goes to who listens then. */
  const pass = useLatest(onText)
  const [text, setText] = useState(value)

  useEffect(() => {
    if (document.activeElement !== ref.current) setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  function settle(next: string) {
    clearTimeout(timer.current)
    setText(next)
  }

  function type(next: string) {
    settle(next)
    // A transition: the next key does not wait for what this one changes.
    timer.current = setTimeout(() => startTransition(() => pass(next.trim())), pause)
  }

  useTakeOver(() => {
    if (ref.current && ref.current.value !== value) type(ref.current.value)
  })

  return { ref, text, type, settle }
}
