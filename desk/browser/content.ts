import { post } from './post.ts'

const pauseMilliseconds = 500

/** Shows the article that is being written beside its field: as its page will show it, but without pictures. */
function showArticle(): void {
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
    // Without an answer the page stays as it is until the next key.
    const answer = await post<{ html: string }>('/conteudo/pagina', { body: field.value }).catch(() => undefined)
    // An answer to older text is ignored. The desk's server has sanitized the HTML.
    if (answer && number === latest) page.innerHTML = answer.html
  }
  // Text may have been typed before this script was loaded.
  if (field.value !== field.defaultValue) void show()
}

showArticle()
