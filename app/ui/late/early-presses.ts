import { painted } from '#app/ui/press/painted.ts'

interface EarlyPresses {
  /** In the order of pressing, each once. */
  pressed: Set<HTMLElement>
  /** Whether a press is still kept; from the take-over on the page answers by itself. */
  isKept: boolean
}

/** What the page's start script (server/http/pages/late-start.ts) keeps until the page is taken over. */
const kept = (globalThis as { earlyPresses?: EarlyPresses }).earlyPresses

/** From here on React hears the presses. */
export function stopKeepingPresses(): void {
  if (kept) kept.isKept = false
}

/** Once the page answers: presses again what was pressed before, one after the other. */
export async function replayPresses(): Promise<void> {
  for (const button of kept?.pressed ?? []) {
    // What was typed, and what the press before changed, has to be shown first, and then what followed from it.
    await painted()
    await painted()
    button.removeAttribute('aria-busy')
    kept?.pressed.delete(button)
    button.click()
  }
}
