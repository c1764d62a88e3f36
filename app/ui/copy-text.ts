import { showToast } from './toast.ts'

/** Copies a text; where the browser does not allow it, the visitor is told. Out: whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast('Não foi possível copiar', { text: 'O navegador não permitiu a cópia.', tone: 'destructive' })
    return false
  }
}
