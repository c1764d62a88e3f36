export const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Adds the shortcuts: `j`, `k` move between `data-row`, `x` selects, `?` lists all; others press their `data-key`. */
export function listenToKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (isTyped(event.target) || document.querySelector('dialog[open]')) return
    if (pressKey(event.key)) event.preventDefault()
  })
}

function pressKey(key: string): boolean {
  if (key === 'j' || key === 'k') return moveFocus(key === 'j' ? 1 : -1)
  if (key === '?') return openKeys()
  if (key === 'x') return toggleRow()
  if (key === 'e' && !document.querySelector('[data-check]:checked')) toggleRow()
  const target = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!target) return false
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.focus()
    target.select()
  } else target.click()
  return true
}

function moveFocus(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const here = rows.findIndex((row) => row === document.activeElement)
  const next = here === -1 ? rows[by === 1 ? 0 : rows.length - 1] : rows[here + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return rows.length > 0
}

/** Selects the list item or table row with the focus, or unselects it. Out: whether it has a box to be selected by. */
function toggleRow(): boolean {
  const box = document.activeElement?.closest('li, tr')?.querySelector<HTMLInputElement>('[data-check]')
  box?.click()
  return box !== null && box !== undefined
}

function openKeys(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('#teclas')
  dialog?.showModal()
  return dialog !== null
}
