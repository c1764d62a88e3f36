import { afterTyping } from './post.ts'

/** Whether a row of the list is marked: then the list must not be replaced. */
export const hasMarkedRow = () => document.querySelector('[data-check]:checked') !== null

/** Fetches a page of the desk; undefined without an answer, or where the answer redirects to another page. */
export async function freshAnswer(address: string): Promise<Document | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  if (!answer?.ok || answer.redirected) return undefined
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

export function replaceFreshParts(freshPage: Document): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const now = freshPage.querySelector(`[data-fresh="${part.dataset.fresh ?? ''}"]`)
    if (now) part.replaceWith(now)
  }
}

const typingMilliseconds = 200

/** Shows what a list's filters find while somebody types or chooses. The list stays while a row is marked. */
export function answerAsTyped(): void {
  const form = document.querySelector<HTMLFormElement>('form[role=search]')
  const status = document.querySelector('[data-found]')
  if (!form || !status) return
  const ask = async (isLatest: () => boolean) => {
    if (hasMarkedRow()) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value !== '') query.append(name, value)
    const address = new URL(form.action).pathname + (query.size > 0 ? `?${query}` : '')
    const freshPage = await freshAnswer(address)
    if (!freshPage || !isLatest()) return
    replaceFreshParts(freshPage)
    history.replaceState(null, '', address)
    // The list's first line says how many there are, or that there are none.
    status.textContent = document.querySelector('[data-fresh="rows"] p')?.textContent ?? ''
  }
  afterTyping(form, typingMilliseconds, ask)
}
