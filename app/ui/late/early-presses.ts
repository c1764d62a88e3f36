interface EarlyPresses {
  /** In the order of pressing, each once. */
  pressed: Set<HTMLElement>
  /** Whether a press is still kept; from the take-over on the page answers by itself. */
  isKept: boolean
}

declare global {
  /** What the start (app/start.ts), a script of its own, keeps until the page is taken over. */
  var earlyPresses: EarlyPresses | undefined
}

/** The buttons that do nothing without scripts: all but those of popovers and of forms that the server answers. */
const answering = 'button[type=button]:not([popovertarget]), [method=dialog] [type=submit]'

/** Keeps the buttons that are pressed before the page answers, and shows that they are under way. */
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

/** From here on React hears the presses. */
export function stopKeepingPresses(): void {
  if (globalThis.earlyPresses) globalThis.earlyPresses.isKept = false
}

/** Once the page answers: presses again what was pressed before, one after the other. */
export async function replayPresses(): Promise<void> {
  const pressed = globalThis.earlyPresses?.pressed ?? new Set()
  for (const button of pressed) {
    // What was typed, and what the press before changed, has to be shown first, and then what followed from it.
    await painted()
    await painted()
    button.removeAttribute('aria-busy')
    pressed.delete(button)
    button.click()
  }
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A page that nobody sees is not painted.
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
