import { answerLinks } from '#domain/desk/answer-links.ts'
import { placeholdersIn } from '#domain/desk/answer-template.ts'
import { post } from './post.ts'

/** Enhances the answer's form: a template is appended, one press stores the answer and opens the person's program. */
export function openAnswers(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-answer]')
  const text = form?.querySelector<HTMLTextAreaElement>('textarea[name=texto]')
  const subject = form?.querySelector<HTMLInputElement>('input[name=assunto]')
  if (!form || !text || !subject) return
  for (const link of document.querySelectorAll<HTMLElement>('a[data-template]'))
    link.addEventListener('click', (event) => {
      event.preventDefault()
      insertText(text, link.dataset.template ?? '')
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
    // The form is sent as usual if its next page asks about unfilled [words], or offers a text too long for a link.
    if (!link?.isWhole || (placeholdersIn(text.value).length > 0 && !isSentAsIs)) return
    open(link.href, '_blank', 'noopener')
    const opened = Object.assign(document.createElement('input'), { type: 'hidden', name: 'aberto', value: 'sim' })
    form.append(opened)
  })
}

function insertText(field: HTMLTextAreaElement, text: string): void {
  const typed = field.value.trimEnd()
  field.value = typed === '' ? text : `${typed}\n\n${text}`
  field.dispatchEvent(new Event('input'))
  field.focus()
  const start = field.value.indexOf('[', typed.length)
  const end = field.value.indexOf(']', start)
  if (start >= 0 && end > start) field.setSelectionRange(start, end + 1)
}

const pauseMilliseconds = 800

/** Saves typed text under its item's path (`data-draft`): at the desk, or without a connection on this device. */
export function saveDrafts(): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-draft]')) saveDraftOf(field)
}

function saveDraftOf(field: HTMLTextAreaElement): void {
  const path = field.dataset.draft ?? ''
  const setStatus = statusWriter(field)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  restoreDraft(field, path, setStatus)

  const save = async () => {
    clearTimeout(timer)
    timer = undefined
    const text = field.value
    try {
      await post('/rascunhos', { path, text })
      localStorage.removeItem(keyOf(path))
      setStatus('Rascunho salvo.')
    } catch {
      localStorage.setItem(keyOf(path), text)
      setStatus('Sem conexão: o rascunho está salvo neste aparelho.')
    }
  }
  const saveSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), pauseMilliseconds)
  }
  field.addEventListener('input', saveSoon)
  // The text was restored from this device, or typed before this script ran.
  if (field.value !== field.defaultValue) saveSoon()
  // A sent text is no longer a draft. Offline nothing is sent, and the text stays on the device.
  field.form?.addEventListener('submit', () => {
    isSending = true
    clearTimeout(timer)
    if (navigator.onLine) localStorage.removeItem(keyOf(path))
  })
  addEventListener('pagehide', () => {
    if (timer !== undefined && !isSending) void save()
  })
  addEventListener('online', () => {
    if (localStorage.getItem(keyOf(path)) !== null) void save()
  })
}

function restoreDraft(field: HTMLTextAreaElement, path: string, setStatus: (text: string) => void): void {
  const saved = localStorage.getItem(keyOf(path))
  if (saved === null || saved === field.value) return
  field.value = field.value === '' || saved.startsWith(field.value) ? saved : `${field.value}\n\n${saved}`
  field.dispatchEvent(new Event('input'))
  setStatus('O texto salvo neste aparelho voltou para o campo.')
}

function statusWriter(field: HTMLTextAreaElement): (text: string) => void {
  const state = field.form?.querySelector('[data-draft-state]')
  return (text) => {
    if (state) state.textContent = text
  }
}

const keyOf = (path: string) => `mesa:rascunho:${path}`

const presenceMilliseconds = 20_000

/** Reports every 20 s that this page is open, and shows who else has it open. */
export function reportPresence(): void {
  const page = document.querySelector<HTMLElement>('[data-item-path]')
  const notice = document.querySelector<HTMLElement>('[data-presence]')
  const path = page?.dataset.itemPath
  if (path === undefined || !notice) return
  const ping = async () => {
    const answer = await post<{ others: string[] }>('/presenca', { path }).catch(() => undefined)
    if (!answer) return
    const text = answer.others.length > 0 ? `Também está aberta por ${answer.others.join(', ')}.` : ''
    if (notice.textContent !== text) notice.textContent = text
  }
  void ping()
  setInterval(() => void ping(), presenceMilliseconds)
  // A report that does not arrive is made good within a minute: without pings a person counts as gone.
  addEventListener('pagehide', () => void post('/presenca', { path, isLeaving: true }).catch(() => undefined))
}
