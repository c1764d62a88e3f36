import { notificationOf } from '#domain/desk/notification.ts'
import { freshAnswer, hasMarkedRow, replaceFreshParts } from './fresh-list.ts'
import { isTyped } from './keys.ts'

const newsMilliseconds = 20_000

/** The numbers of what waits for the shop, as in `MenuCounts` (desk/shell/menu.ts). */
interface News {
  waiting: Record<string, number>
  late: number
  newest: number
}

/** Asks regularly what waits for the shop; shows it in menu, tab title, list and, where allowed, a notification. */
export function watchNews(): void {
  if (!document.querySelector('[data-waiting]')) return
  const title = document.title
  const ask = async () => {
    if (document.visibilityState === 'hidden' && !navigator.onLine) return
    const response = await fetch('/mensagens/novidades').catch(() => undefined)
    if (!response?.ok || response.redirected) return
    const news: News = await response.json()
    showNews(news, title)
    notify({ ours: news.waiting['/mensagens'] ?? 0, newest: news.newest })
  }
  setInterval(() => void ask(), newsMilliseconds)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask()
  })
  void ask()
}

function showNews({ waiting, late, newest }: News, title: string): void {
  const ours = waiting['/mensagens'] ?? 0
  document.title = ours > 0 ? `(${ours}) ${title}` : title
  for (const badge of document.querySelectorAll<HTMLElement>('[data-waiting]')) {
    const path = badge.dataset.waiting ?? ''
    badge.textContent = waiting[path] ? String(waiting[path]) : ''
    badge.toggleAttribute('data-late', path === '/mensagens' && late > 0)
  }
  const list = document.querySelector<HTMLElement>('[data-news]')
  if (list && newest > Number(list.dataset.news)) void insertNewRows(list)
}

/** Updates the list from a fresh answer. Where the person is at work in it, a link says instead that there is more. */
async function insertNewRows(list: HTMLElement): Promise<void> {
  const isBusy = hasMarkedRow() || isTyped(document.activeElement)
  const address = location.pathname + location.search
  const freshPage = isBusy ? undefined : await freshAnswer(address)
  const freshNews = freshPage?.querySelector<HTMLElement>('[data-news]')?.dataset.news
  if (freshPage && freshNews !== undefined) {
    const focused = document.activeElement?.closest('[data-row]')?.getAttribute('href')
    replaceFreshParts(freshPage)
    if (focused) document.querySelector<HTMLElement>(`[data-row][href="${CSS.escape(focused)}"]`)?.focus()
    list.dataset.news = freshNews
    list.replaceChildren('Chegou mensagem nova; a lista já a mostra.')
    return
  }
  if (list.querySelector('a')) return
  const link = document.createElement('a')
  link.href = address
  link.textContent = 'Chegou mensagem nova: mostrar'
  link.className = 'inline-flex min-h-11 items-center rounded bg-brand px-4 text-small font-medium text-on-brand'
  list.replaceChildren(link)
}

const lastNoticeKey = 'mesa-mensagem-mais-nova'

export function offerNotices(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-notices]')
  const status = document.querySelector<HTMLElement>('[data-notices-status]')
  if (!button || !status || !('Notification' in globalThis) || Notification.permission !== 'default') return
  button.hidden = false
  button.addEventListener('click', () => void askPermission(button, status))
}

async function askPermission(button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission === 'default') return
  status.textContent =
    permission === 'granted'
      ? 'Enquanto a mesa estiver aberta em uma aba, este navegador avisa quando chegar mensagem.'
      : 'O navegador não permite avisos deste endereço. Isso se muda nas permissões do site.'
  button.hidden = true
  status.focus()
}

/** Notifies of a new message: once however many tabs are open, and not a person who is looking at the desk. */
function notify(news: { ours: number; newest: number }): void {
  const stored = localStorage.getItem(lastNoticeKey)
  const notice = notificationOf(news, stored === null ? undefined : Number(stored))
  localStorage.setItem(lastNoticeKey, String(news.newest))
  if (!notice || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  if (document.visibilityState === 'visible' && document.hasFocus()) return
  try {
    const notification = new Notification(notice.title, { body: notice.body, tag: lastNoticeKey, lang: 'pt-BR' })
    notification.addEventListener('click', () => {
      window.focus()
      location.assign('/mensagens')
    })
  } catch (error) {
    // Browsers on phones show notifications only through a service worker, which the desk does not have.
    if (!(error instanceof TypeError)) throw error
  }
}
