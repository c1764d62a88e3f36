import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'

/** A search field whose text is passed on after a pause in typing, and follows `value` while it has no focus. */
export function useTypedText<Element extends HTMLElement & { value: string }>(
  value: string,
  onText: (text: string) => void,
  pauseMilliseconds = 150,
) {
  const ref = useRef<Element>(null)
  const [text, setText] = useState(value)
  /** The typed text that was not passed on yet. */
  const [pendingText, setPendingText] = useState<string>()

  const passOn = useEffectEvent((typed: string) => {
    setPendingText(undefined)
    // The text is passed on as a transition, so that the next key does not wait for the change.
    startTransition(() => onText(typed.trim()))
  })
  useEffect(() => {
    if (pendingText === undefined) return undefined
    const timer = setTimeout(() => passOn(pendingText), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [pendingText, pauseMilliseconds])
  useEffect(() => {
    if (document.activeElement !== ref.current) setText(value)
  }, [value])

  /** The field's own text: when typed before hydration, or set without an event, it may not be in `text` yet. */
  const fieldText = () => ref.current?.value ?? text
  // The visitor may have typed into the field before hydration.
  useEffect(() => setText((current) => ref.current?.value ?? current), [])

  /** Sets the text without passing it on, and cancels what was still to be passed on. */
  function setQuietly(next: string) {
    setText(next)
    setPendingText(undefined)
  }

  /** Handles the field's change event: the typed text is passed on after a pause. */
  function typeText(next: string) {
    setText(next)
    setPendingText(next)
  }

  return { ref, text, fieldText, typeText, setQuietly }
}
