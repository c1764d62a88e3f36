import { trackContact } from './analytics.ts'

/** Calls the conversion hooks at every click on a WhatsApp or e-mail link of the page (spec §7). Out: how to stop. */
export function watchContactClicks(): () => void {
  const onClick = ({ target, defaultPrevented }: MouseEvent) => {
    // The second click of a double click is prevented elsewhere and opens nothing.
    if (defaultPrevented) return
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.href.startsWith('https://wa.me/')) trackContact('whatsapp')
    if (link?.href.startsWith('mailto:')) trackContact('email')
  }
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}
