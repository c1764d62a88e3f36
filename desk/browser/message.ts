import { answerLinks, openPlaces } from '#domain/desk/answer.ts'
import { post } from './post.ts'

/**
 * Enhances the form for an answer: a template is appended to the typed text, and one press stores the answer and opens
 * the person's own program.
 */
function openAnswers(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-answer]')
  const text = form?.querySelector<HTMLTextAreaElement>('textarea[name=texto]')
  const subject = form?.querySelector<HTMLInputElement>('input[name=assunto]')
  if (!form || !text || !subject) return
  for (const link of document.querySelectorAll<HTMLElement>('a[data-template]'))
    link.addEventListener('click', (event) => {
      event.preventDefault()
      putIn(text, link.dataset.template ?? '')
      if (link.dataset.subject) subject.value = link.dataset.subject
    })
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    if (!(submitter instanceof HTMLElement)) return
    const { phone = null, email = null } = submitter.dataset
    if (phone === null && email === null) return
    const links = answerLinks({ email, phone }, { subject: subject.value, text: text.value })
    const link = links.whatsapp ?? links.email
    const isSentAsIs = form.querySelector('input[name=assim]:checked') !== null
    // The desk asks about words between brackets first. Where the link cannot hold the whole text, the next page offers
    // the text to be copied.
    if (!link?.isWhole || (openPlaces(text.value).length > 0 && !isSentAsIs)) return
    open(link.href, '_blank', 'noopener')
    const opened = Object.assign(document.createElement('input'), { type: 'hidden', name: 'aberto', value: 'sim' })
    form.append(opened)
  })
}

function putIn(field: HTMLTextAreaElement, text: string): void {
  const before = field.value.trimEnd()
  field.value = before === '' ? text : `${before}\n\n${text}`
  field.dispatchEvent(new Event('input'))
  field.focus()
  const start = field.value.indexOf('[', before.length)
  const end = field.value.indexOf(']', start)
  if (start >= 0 && end > start) field.setSelectionRange(start, end + 1)
}

const pauseMilliseconds = 800

/**
 * Saves what is typed: at the desk for each person and item, and on the device while the desk cannot be reached. A
 * field's `data-draft` names its item's path.
 */
function keepDrafts(): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-draft]')) keepDraft(field)
}

function keepDraft(field: HTMLTextAreaElement): void {
  const path = field.dataset.draft ?? ''
  const say = stateBeside(field)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  bringBack(field, path, say)

  const keep = async () => {
    clearTimeout(timer)
    timer = undefined
    const text = field.value
    try {
      await post('/rascunhos', { path, text })
      localStorage.removeItem(keyOf(path))
      say('Rascunho guardado.')
    } catch {
      localStorage.setItem(keyOf(path), text)
      say('Sem conexão: o rascunho está salvo neste aparelho.')
    }
  }
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void keep(), pauseMilliseconds)
  })
  // A sent text is no longer a draft. Offline nothing is sent, and the text stays on the device.
  field.form?.addEventListener('submit', () => {
    isSending = true
    clearTimeout(timer)
    if (navigator.onLine) localStorage.removeItem(keyOf(path))
  })
  addEventListener('pagehide', () => {
    if (timer !== undefined && !isSending) void keep()
  })
  addEventListener('online', () => {
    if (localStorage.getItem(keyOf(path)) !== null) void keep()
  })
}

/** Restores what this device saved while the desk could not be reached. */
function bringBack(field: HTMLTextAreaElement, path: string, say: (text: string) => void): void {
  const saved = localStorage.getItem(keyOf(path))
  if (saved === null || saved === field.value) return
  field.value = field.value === '' || saved.startsWith(field.value) ? saved : `${field.value}\n\n${saved}`
  field.dispatchEvent(new Event('input'))
  say('O texto salvo neste aparelho voltou para o campo.')
}

function stateBeside(field: HTMLTextAreaElement): (text: string) => void {
  const state = field.form?.querySelector('[data-draft-state]')
  return (text) => {
    if (state) state.textContent = text
  }
}

const keyOf = (path: string) => `mesa:rascunho:${path}`

const everyMilliseconds = 20_000

/** Reports every 20 s that this page is open, and shows who else has it open. */
function reportPresence(): void {
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

keepDrafts()
openAnswers()
reportPresence()
