/**
 * Opens and closes popovers by their buttons in browsers without the attribute (before iOS 17, Chrome 114, Firefox
 * 125): one at a time, closed by Escape, by their buttons and by a click elsewhere. Escape and the buttons give the
 * focus back. An open popover carries the attribute `open`, which the styles know.
 */
export function polyfillPopovers(): void {
  addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return
    const pressed = target instanceof Element ? target : undefined
    const button = pressed?.closest<HTMLElement>('[popovertarget]')
    const open = openPopover()
    if (button) press(button, open)
    else if (!pressed?.closest('[popover][open]')) open?.removeAttribute('open')
  })
  addEventListener('keydown', ({ key }) => {
    const open = openPopover()
    if (key === 'Escape' && open) close(open)
  })
}

function openPopover(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[popover][open]')
}

function press(button: HTMLElement, open: HTMLElement | null): void {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (open) close(open)
  if (!panel || panel === open || button.getAttribute('popovertargetaction') === 'hide') return
  panel.setAttribute('open', '')
  panel.querySelector<HTMLElement>('button, input, summary')?.focus({ preventScroll: true })
}

/** Closes a popover; if the focus was inside, it goes back to the button that opens the popover. */
function close(panel: HTMLElement): void {
  const hadFocus = panel.contains(document.activeElement)
  panel.removeAttribute('open')
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]:not([popovertargetaction="hide"])`)
  if (hadFocus) opener?.focus({ preventScroll: true })
}
