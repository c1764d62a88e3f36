/** Posts JSON to the desk with the page's form token. Throws with the desk's message when the desk refuses. */
export async function post<Answer>(address: string, body: unknown, { keepalive = true } = {}): Promise<Answer> {
  const token = document.querySelector<HTMLInputElement>('input[name=ficha]')?.value ?? ''
  const response = await fetch(address, {
    method: 'POST',
    // Lets the browser complete the request even if the page is left meanwhile; only possible for small requests.
    keepalive,
    headers: { 'Content-Type': 'application/json', 'X-Ficha': token },
    body: JSON.stringify(body),
  })
  if (response.ok) return response.json()
  const text = await response.text()
  throw new Error(wordsOf(text) || 'A mesa não respondeu. Tente de novo.')
}

function wordsOf(text: string): string {
  if (!text.startsWith('{')) return text.slice(0, 300)
  const { error }: { error?: unknown } = JSON.parse(text)
  return typeof error === 'string' ? error : ''
}

/** Calls `work` after a pause in typing; `isLatest` says whether no newer call was made. Out: a call without pause. */
export function afterTyping(
  element: HTMLElement,
  milliseconds: number,
  work: (isLatest: () => boolean) => Promise<void>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = 0
  const start = () => {
    const number = (latest += 1)
    void work(() => number === latest)
  }
  element.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(start, milliseconds)
  })
  element.addEventListener('submit', () => clearTimeout(timer))
  return start
}
