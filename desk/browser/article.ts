import { post } from './post.ts'

const pauseMilliseconds = 500

/** Shows an article as its page will, beside the field in which it is written. */
export function showArticle(): void {
  const [page] = document.querySelectorAll('[data-article]')
  const [field] = document.querySelectorAll<HTMLTextAreaElement>('textarea[name=body]')
  if (!page || !field) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = 0
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void show(), pauseMilliseconds)
  })
  const show = async () => {
    const number = (latest += 1)
    const answer = await post<{ html: string }>('/conteudo/pagina', { body: field.value }).catch(() => undefined)
    // What was asked before is not shown after. The desk's server made it safe.
    if (answer && number === latest) page.innerHTML = answer.html
  }
  // Somebody may have typed before this script came.
  if (field.value !== field.defaultValue) void show()
}
