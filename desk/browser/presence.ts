import { post } from './post.ts'

const everyMilliseconds = 20_000

/** Reports every 20 s that this page is open, and shows who else has it open. */
export function reportPresence(): void {
  const page = document.querySelector<HTMLElement>('[data-item-path]')
  const place = document.querySelector<HTMLElement>('[data-presence]')
  const path = page?.dataset.itemPath
  if (path === undefined || !place) return
  const ping = async () => {
    // Without an answer it reports again after the pause.
    const answer = await post<{ others: string[] }>('/presenca', { path }).catch(() => undefined)
    if (!answer) return
    const text = answer.others.length > 0 ? `Também está aberta por ${answer.others.join(', ')}.` : ''
    if (place.textContent !== text) place.textContent = text
  }
  void ping()
  setInterval(() => void ping(), everyMilliseconds)
  // A report that does not arrive is made good within a minute: without pings a person counts as gone.
  addEventListener('pagehide', () => void post('/presenca', { path, isLeaving: true }).catch(() => undefined))
}
