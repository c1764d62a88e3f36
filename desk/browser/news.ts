import { notify } from './notices.ts'

const everyMilliseconds = 20_000

interface News {
  ours: number
  late: number
  newest: number
}

/**
 * Asks regularly how many messages wait for the shop, and whether a new one has arrived. The number is shown in the
 * tab's title and the menu; a new message above the list and, where the person allowed it, by a notification.
 */
export function watchNews(): void {
  if (!document.querySelector('[data-news-count]')) return
  const title = document.title
  const ask = async () => {
    if (document.visibilityState === 'hidden' && !navigator.onLine) return
    // Without an answer it asks again after the pause.
    const response = await fetch('/mensagens/novidades').catch(() => undefined)
    if (!response?.ok || response.redirected) return
    const news: News = await response.json()
    show(news, title)
    notify(news)
  }
  setInterval(() => void ask(), everyMilliseconds)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask()
  })
  void ask()
}

function show({ ours, late, newest }: News, title: string): void {
  document.title = ours > 0 ? `(${ours}) ${title}` : title
  for (const place of document.querySelectorAll('[data-news-count]')) {
    place.textContent = ours > 0 ? String(ours) : ''
    place.toggleAttribute('data-late', late > 0)
  }
  const list = document.querySelector<HTMLElement>('[data-news]')
  if (!list || newest <= Number(list.dataset.news) || list.firstChild) return
  const link = document.createElement('a')
  link.href = location.pathname + location.search
  link.textContent = 'Chegou mensagem nova: mostrar'
  link.className = 'inline-flex min-h-11 items-center rounded bg-petrol px-4 text-small font-medium text-on-petrol'
  list.append(link)
}
