/** What an element is pressed by: `data-key="e"`. Lists mark the links of their rows with `data-row`. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The keys of the desk: `j` and `k` go down and up a list, `x` marks a line, `?` shows all keys, others press what carries them. */
export function listenToKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (isTyped(event.target) || document.querySelector('dialog[open]')) return
    if (act(event.key)) event.preventDefault()
  })
}

/** Out: whether the key did something. */
function act(key: string): boolean {
  if (key === 'j' || key === 'k') return step(key === 'j' ? 1 : -1)
  if (key === '?') return openKeys()
  if (key === 'x') return mark()
  if (key === 'e' && !document.querySelector('[data-check]:checked')) mark()
  const target = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!target) return false
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.focus()
    target.select()
  } else target.click()
  return true
}

function step(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const here = rows.findIndex((row) => row === document.activeElement)
  const next = here === -1 ? rows[by === 1 ? 0 : rows.length - 1] : rows[here + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return rows.length > 0
}

/** Marks the line that has the focus, or takes the mark off. */
function mark(): boolean {
  const box = document.activeElement?.closest('li')?.querySelector<HTMLInputElement>('[data-check]')
  box?.click()
  return box !== null && box !== undefined
}

function openKeys(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('#teclas')
  dialog?.showModal()
  return dialog !== null
}
