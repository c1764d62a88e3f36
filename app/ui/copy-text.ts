import { showToast } from './toast.ts'

/** Copies a text, and tells the visitor where the browser does not allow it. Out: whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast('Não foi possível copiar', { text: 'O navegador não permitiu a cópia.', tone: 'destructive' })
    return false
  }
}
