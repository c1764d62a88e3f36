import { useEffect } from 'react'
import { replayPresses } from '#app/ui/late/early-presses.ts'
import { retried } from '#app/ui/late/retried.ts'

let isTakenOver = false

/** Within each page: what follows once, when React has taken the served one over. Around a page it would come before that. */
export function TakenOver() {
  useEffect(() => {
    if (isTakenOver) return
    isTakenOver = true
    void answer()
  }, [])
  return null
}

/** Presses from before are answered once those of popovers can be: few browsers still need the stand-in's code. */
async function answer(): Promise<void> {
  if (!('popover' in HTMLElement.prototype)) {
    // Where even the third try fails, sheets stay closed until the next page; the list and its links are there.
    await retried(async () => (await import('#app/browser/popovers.ts')).standInForPopovers()).catch(() => undefined)
  }
  await replayPresses()
}
