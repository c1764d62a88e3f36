import { painted } from './painted.ts'

interface EarlyPresses {
  /** The pressed buttons in the order of the presses, each once. */
  pressed: Set<HTMLElement>
  /** Whether presses are still recorded; after hydration the page answers by itself. */
  isKept: boolean
}

declare global {
  /** What app/start.ts, a script of its own, records until hydration. */
  var earlyPresses: EarlyPresses | undefined
}

/** Buttons that do nothing without scripts: not those of popovers, nor those of forms that the server answers. */
const answering = 'button[type=button]:not([popovertarget]), [method=dialog] [type=submit]'

/** Records the buttons that are pressed before hydration, and marks them as busy. */
export function keepPresses(onPress: () => void): EarlyPresses {
  const presses: EarlyPresses = { pressed: new Set(), isKept: true }
  globalThis.earlyPresses = presses
  addEventListener(
    'click',
    ({ target }) => {
      const button = presses.isKept && target instanceof Element && target.closest<HTMLElement>(answering)
      if (!button) return
      button.setAttribute('aria-busy', 'true')
      presses.pressed.add(button)
      onPress()
    },
    true,
  )
  return presses
}

/** Called at hydration: from then on React gets the clicks. */
export function stopKeepingPresses(): void {
  if (globalThis.earlyPresses) globalThis.earlyPresses.isKept = false
}

/** Clicks the recorded buttons after hydration, one after the other. */
export async function replayPresses(): Promise<void> {
  const pressed = globalThis.earlyPresses?.pressed ?? new Set()
  for (const button of pressed) {
    // Typed text, and the effect of the click before, must be rendered before the next click: that takes two paints.
    await painted()
    await painted()
    button.removeAttribute('aria-busy')
    pressed.delete(button)
    button.click()
  }
}
