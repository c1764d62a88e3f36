import { answerLinks } from '#domain/desk/answer/answer-links.ts'

/**
 * Enhances the form for an answer: a template is appended to the typed text, and one press stores the answer and opens
 * the person's own program.
 */
export function openAnswers(): void {
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
    // Where the link cannot hold the whole text, the next page offers the text to be copied.
    if (link?.isWhole) open(link.href, '_blank', 'noopener')
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
