import { useState } from 'react'
import { readConsent } from '#app/browser/consent.ts'
import { eraseStored } from '#app/browser/storage.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'

/**
 * Erases, at one press, everything that the site keeps on this device. In: the button's label, and the message
 * afterwards.
 */
export function EraseButton({ label, done }: { label: string; done: string }) {
  const { brand } = useSite()
  const [isDone, setIsDone] = useState(false)

  async function erase() {
    const wasMeasured = readConsent(brand.slug) === 'granted'
    await eraseStored(brand.slug)
    setIsDone(true)
    // A reload stops measuring scripts that are running; the page then asks for consent again.
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
