import { notificationOf } from '#domain/desk/notification.ts'
import { openAnswers, reportPresence, saveDrafts } from './item.ts'
import { offerPasskeys } from './passkey.ts'
import { sendInBatches } from './photographs.ts'
import { afterTyping } from './post.ts'
import { openLinkedParts, showArticle, showErrorsAsTyped } from './record-form.ts'

const lastNoticeKey = 'mesa-mensagem-mais-nova'

/** Offers notifications where the browser supports them and the person has not decided yet. */
function offerNotices(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-notices]')
  const status = document.querySelector<HTMLElement>('[data-notices-told]')
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

/**
 * Shows a notification of a new message, only one however many tabs are open, if the person allowed it and is not
 * looking at the desk.
 */
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

/** Shows the buttons that copy a field's text; where the browser does not allow it, the text is selected instead. */
function offerCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    const field = document.getElementById(button.dataset.copies ?? '')
    if (!(field instanceof HTMLTextAreaElement)) continue
    button.hidden = false
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(field.value).then(
        () => (button.textContent = 'Copiado'),
        () => field.select(),
      )
    })
  }
}

/** Whether an element takes typed text, so that keys are no shortcuts there. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * The keys of the desk: `j` and `k` move between the links with `data-row`, `x` selects a row, `?` shows all keys.
 * Other keys press the element with their `data-key`, or focus it if it is a text field; `e` first selects the row
 * with the focus if no row is selected.
 */
function listenToKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (isTyped(event.target) || document.querySelector('dialog[open]')) return
    if (pressKey(event.key)) event.preventDefault()
  })
}

/** Out: whether the key had an effect. */
function pressKey(key: string): boolean {
  if (key === 'j' || key === 'k') return moveFocus(key === 'j' ? 1 : -1)
  if (key === '?') return openKeys()
  if (key === 'x') return toggleRow()
  if (key === 'e' && !document.querySelector('[data-check]:checked')) toggleRow()
  const target = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!target) return false
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.focus()
    target.select()
  } else target.click()
  return true
}

function moveFocus(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const here = rows.findIndex((row) => row === document.activeElement)
  const next = here === -1 ? rows[by === 1 ? 0 : rows.length - 1] : rows[here + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return rows.length > 0
}

/** Selects the list item or table row with the focus, or unselects it. Out: whether it has a box to be selected by. */
function toggleRow(): boolean {
  const box = document.activeElement?.closest('li, tr')?.querySelector<HTMLInputElement>('[data-check]')
  box?.click()
  return box !== null && box !== undefined
}

function openKeys(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('#teclas')
  dialog?.showModal()
  return dialog !== null
}

const newsMilliseconds = 20_000

/** What waits for the shop, as in `MenuCounts` (desk/shell/menu.ts). */
interface News {
  waiting: Record<string, number>
  late: number
  newest: number
}

/**
 * Asks regularly what waits for the shop, and whether a message has arrived. The numbers are shown in the menu, that of
 * messages in the tab's title too; a new message in the list and, where the person allowed it, by a notification.
 */
function watchNews(): void {
  if (!document.querySelector('[data-waiting]')) return
  const title = document.title
  const ask = async () => {
    if (document.visibilityState === 'hidden' && !navigator.onLine) return
    // Without an answer it asks again after the pause.
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

/**
 * Updates the open list with new entries, from a fresh answer of the same address. Where the person is
 * at work in it, with rows marked or typing, a link says instead that there is more.
 */
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

const hasMarkedRow = () => document.querySelector('[data-check]:checked') !== null

/** The page that the desk answers at an address; undefined without an answer, or where it leads elsewhere. */
async function freshAnswer(address: string): Promise<Document | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  if (!answer?.ok || answer.redirected) return undefined
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

function replaceFreshParts(freshPage: Document): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const now = freshPage.querySelector(`[data-fresh="${part.dataset.fresh ?? ''}"]`)
    if (now) part.replaceWith(now)
  }
}

const typingMilliseconds = 200

/**
 * Shows what a list's filters find while somebody types or chooses, and keeps the address in step. With rows marked the
 * list stays, so that no mark is lost; its button asks then, as without this script.
 */
function answerAsTyped(): void {
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

listenToKeys()
answerAsTyped()
offerCopies()
watchNews()
offerNotices()
saveDrafts()
openAnswers()
reportPresence()
showErrorsAsTyped()
showArticle()
openLinkedParts()
sendInBatches()
offerPasskeys()
