import { noticeOf } from '#domain/desk/notice.ts'

const knownKey = 'mesa-mensagem-mais-nova'

/** Offers notifications where the browser supports them and the person has not decided yet. */
export function offerNotices(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-notices]')
  const place = document.querySelector<HTMLElement>('[data-notices-told]')
  if (!button || !place || !('Notification' in globalThis) || Notification.permission !== 'default') return
  button.hidden = false
  button.addEventListener('click', () => void ask(button, place))
}

async function ask(button: HTMLButtonElement, place: HTMLElement): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission === 'default') return
  place.textContent =
    permission === 'granted'
      ? 'Enquanto a mesa estiver aberta em uma aba, este navegador avisa quando chegar mensagem.'
      : 'O navegador não permite avisos deste endereço. Isso se muda nas permissões do site.'
  button.hidden = true
  place.focus()
}

/**
 * Shows a notification of a new message, only one however many tabs are open, if the person allowed it and is not
 * looking at the desk.
 */
export function notify(news: { ours: number; newest: number }): void {
  const stored = localStorage.getItem(knownKey)
  const notice = noticeOf(news, stored === null ? undefined : Number(stored))
  localStorage.setItem(knownKey, String(news.newest))
  if (!notice || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  if (document.visibilityState === 'visible' && document.hasFocus()) return
  try {
    const shown = new Notification(notice.title, { body: notice.body, tag: knownKey, lang: 'pt-BR' })
    shown.addEventListener('click', () => {
      window.focus()
      location.assign('/mensagens')
    })
  } catch (error) {
    // Browsers on phones show notifications only through a service worker, which the desk does not have.
    if (!(error instanceof TypeError)) throw error
  }
}
