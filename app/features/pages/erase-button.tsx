import { useState } from 'react'
import { readConsent } from '#app/browser/measuring/consent.ts'
import { eraseKept } from '#app/browser/erase-kept.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'

/** Erases, at one press, all that the site keeps on this device. In: what the button says, and what is said after it. */
export function EraseButton({ label, done }: { label: string; done: string }) {
  const { brand } = useSite()
  const [isDone, setIsDone] = useState(false)

  async function erase() {
    const wasMeasured = readConsent(brand.slug) === 'granted'
    await eraseKept(brand.slug)
    setIsDone(true)
    // Measuring scripts that are running end when the page is loaded anew; it then asks for consent again.
    if (wasMeasured) location.reload()
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button onClick={() => void erase()}>{label}</Button>
      <p role="status" className="text-small">
        {isDone && done}
      </p>
    </div>
  )
}
