import { counted } from '#domain/text/number-text.ts'
import { afterTyping, post } from './post.ts'

/** Opens the folded part that a link of the page leads to, or in which one of its fields stands. */
export function openLinkedParts(): void {
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const part = target?.closest<HTMLDetailsElement>('details')
    if (!part || part.open) return
    part.open = true
    target?.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}

interface FieldTexts {
  faults: Readonly<Record<string, string>>
  notes: Readonly<Record<string, string>>
}

const pauseMilliseconds = 500

/** Shows errors beside the fields while somebody types, from the address in `data-check-address`; nothing is saved. */
export function showErrorsAsTyped(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-check-address]')
  const address = form?.dataset.checkAddress
  if (!form || address === undefined) return
  const check = async (isLatest: () => boolean) => {
    const fields = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
    const words = await post<FieldTexts>(address, Object.fromEntries(fields), { keepalive: false }).catch(
      () => undefined,
    )
    if (words && isLatest()) showTexts(form, words)
  }
  const checkNow = afterTyping(form, pauseMilliseconds, check)
  // Text may have been typed before this script was loaded.
  if (isTouched(form)) checkNow()
}

/** Shows the article that is being written beside its field: as its page will show it, but without pictures. */
export function showArticle(): void {
  const [page] = document.querySelectorAll('[data-article]')
  const [field] = document.querySelectorAll<HTMLTextAreaElement>('textarea[name=body]')
  if (!page || !field) return
  const show = async (isLatest: () => boolean) => {
    // Without an answer the page stays as it is until the next key.
    const answer = await post<{ html: string }>('/conteudo/pagina', { body: field.value }).catch(() => undefined)
    // The desk's server has sanitized the HTML.
    if (answer && isLatest()) page.innerHTML = answer.html
  }
  const showNow = afterTyping(field, pauseMilliseconds, show)
  if (field.value !== field.defaultValue) showNow()
}

const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (control) =>
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value !== control.defaultValue,
  )

function showTexts(form: HTMLFormElement, { faults, notes }: FieldTexts): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = field.dataset.field ?? ''
    const fault = faults[name]
    const control = field.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    if (fault === undefined) control?.removeAttribute('aria-invalid')
    else control?.setAttribute('aria-invalid', 'true')
    showText(field, control, fault ?? notes[name] ?? '')
  }
  const count = Object.keys(faults).length
  const state = form.querySelector('[data-check-state]')
  const text = count === 0 ? '' : `${counted(count, 'campo precisa', 'campos precisam')} de correção.`
  if (state && state.textContent !== text) state.textContent = text
}

/** Shows a text at the end of the field; it replaces the errors that came with the page (app/ui/form/field.tsx). */
function showText(field: HTMLElement, control: HTMLElement | null, text: string): void {
  const existing = [...field.querySelectorAll<HTMLElement>('[data-words], [data-note], [id$="-error"]')].filter(
    (element) => element.closest('[data-field]') === field,
  )
  const element = existing.find(({ dataset }) => dataset.words !== undefined) ?? addTextElement(field, control)
  for (const other of existing) if (other !== element) other.remove()
  if (element.textContent !== text) element.textContent = text
}

function addTextElement(field: HTMLElement, control: HTMLElement | null): HTMLElement {
  const element = document.createElement('p')
  element.dataset.words = ''
  element.className = 'text-small text-signal empty:hidden'
  if (control?.id) {
    element.id = `${control.id}-words`
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => !id.endsWith('-error'))
    control.setAttribute('aria-describedby', [...described, element.id].join(' ').trim())
  }
  field.append(element)
  return element
}
