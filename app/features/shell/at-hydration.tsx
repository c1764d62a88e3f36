import { useEffect } from 'react'
import { replayPresses } from '#app/ui/late/early-presses.ts'
import { retry } from '#app/ui/late/retry.ts'

let isDone = false

/**
 * Runs once after React has hydrated a served page. The component is rendered inside the page, because an effect
 * outside would run too early.
 */
export function AtHydration() {
  useEffect(() => {
    if (isDone) return
    isDone = true
    void answer()
  }, [])
  return null
}

/**
 * Clicks from before hydration are replayed only after popovers work: a few browsers have to load a replacement for
 * them first.
 */
async function answer(): Promise<void> {
  if (!('popover' in HTMLElement.prototype)) {
    // When the third attempt fails too, filter sheets do not open until a document is loaded again; the list and its
    // links still work.
    await retry(async () => (await import('#app/browser/popovers.ts')).polyfillPopovers()).catch(() => undefined)
  }
  await replayPresses()
}
