/** A short message that answers an action; it disappears after a while, or when the next one comes. */
export interface Toast {
  id: number
  title: string
  text?: string | undefined
  tone: 'neutral' | 'destructive'
}

const lifetimeMilliseconds = 5000
// Outside React, because any handler shows a message, and the list of the page or of a dialog renders it.
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message in place of the one before. */
export function showToast(title: string, text?: string, tone: Toast['tone'] = 'neutral'): void {
  const id = nextId++
  publish([{ id, title, text, tone }])
  setTimeout(() => dismissToast(id), lifetimeMilliseconds)
}

/** Shows that something failed. */
export function showFailure(title: string, text?: string): void {
  showToast(title, text, 'destructive')
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id))
}

export function dismissToasts(): void {
  publish([])
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}

/** Copies a text, and tells the visitor where the browser does not allow it. Out: whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showFailure('Não foi possível copiar', 'O navegador não permitiu a cópia.')
    return false
  }
}
