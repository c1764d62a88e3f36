import { post } from './post.ts'

const everyMilliseconds = 20_000

/** Reports every 20 s that this page is open, and shows who else has it open. */
export function reportPresence(): void {
  const page = document.querySelector<HTMLElement>('[data-thing]')
  const place = document.querySelector<HTMLElement>('[data-presence]')
  const thing = page?.dataset.thing
  if (thing === undefined || !place) return
  const ping = async () => {
    const answer = await post<{ others: string[] }>('/presenca', { thing }).catch(() => undefined)
    if (!answer) return
    const text = answer.others.length > 0 ? `Também está aberta por ${answer.others.join(', ')}.` : ''
    if (place.textContent !== text) place.textContent = text
  }
  void ping()
  setInterval(() => void ping(), everyMilliseconds)
  addEventListener('pagehide', () => void post('/presenca', { thing, isLeaving: true }).catch(() => undefined))
}
