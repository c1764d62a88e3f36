import { post } from './post.ts'

const pauseMilliseconds = 800

/**
 * Saves what is typed: at the desk for each person and item, and on the device while the desk cannot be reached. A
 * field's `data-draft` names its item's path.
 */
export function keepDrafts(): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-draft]')) keepDraft(field)
}

function keepDraft(field: HTMLTextAreaElement): void {
  const path = field.dataset.draft ?? ''
  const say = stateBeside(field)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  bringBack(field, path, say)

  const keep = async () => {
    clearTimeout(timer)
    timer = undefined
    const text = field.value
    try {
      await post('/rascunhos', { path, text })
      localStorage.removeItem(keyOf(path))
      say('Rascunho guardado.')
    } catch {
      localStorage.setItem(keyOf(path), text)
      say('Sem conexão: o rascunho está guardado neste aparelho.')
    }
  }
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void keep(), pauseMilliseconds)
  })
  // A sent text is no longer a draft. Offline nothing is sent, and the text stays on the device.
  field.form?.addEventListener('submit', () => {
    isSending = true
    clearTimeout(timer)
    if (navigator.onLine) localStorage.removeItem(keyOf(path))
  })
  addEventListener('pagehide', () => {
    if (timer !== undefined && !isSending) void keep()
  })
  addEventListener('online', () => {
    if (localStorage.getItem(keyOf(path)) !== null) void keep()
  })
}

/** Restores what this device saved while the desk could not be reached. */
function bringBack(field: HTMLTextAreaElement, path: string, say: (text: string) => void): void {
  const kept = localStorage.getItem(keyOf(path))
  if (kept === null || kept === field.value) return
  field.value = field.value === '' || kept.startsWith(field.value) ? kept : `${field.value}\n\n${kept}`
  field.dispatchEvent(new Event('input'))
  say('O texto guardado neste aparelho voltou para o campo.')
}

function stateBeside(field: HTMLTextAreaElement): (text: string) => void {
  const state = field.form?.querySelector('[data-draft-state]')
  return (text) => {
    if (state) state.textContent = text
  }
}

const keyOf = (path: string) => `mesa:rascunho:${path}`
