import { post } from './post.ts'
import { contrastLine, isColour, contrastPairs } from '#domain/shop/colours.ts'

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

/** Updates the patch beside each colour's field, and the contrast below it, while colours are typed. */
function watchColours(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-colour]')]
  for (const field of fields) {
    const sayAll = () => say(fields.filter((one) => isOfSheet(one, field)))
    field.addEventListener('input', sayAll)
    // Text may have been typed before this script was loaded.
    if (field.value !== field.defaultValue) sayAll()
  }
}

const isOfSheet = (one: HTMLInputElement, other: HTMLInputElement) => one.dataset.colour === other.dataset.colour
const nameOf = (field: HTMLInputElement) => field.name.slice(field.name.lastIndexOf('.') + 1)

function say(fields: readonly HTMLInputElement[]): void {
  const pairs = contrastPairs(Object.fromEntries(fields.map((field) => [nameOf(field), field.value.trim()])))
  for (const field of fields) {
    const { text, isWeak } = contrastLine(pairs.filter(({ name }) => name === nameOf(field)))
    const line = document.querySelector<HTMLElement>(`[data-contrast="${field.name}"]`)
    if (line && line.textContent !== text) line.textContent = text
    line?.toggleAttribute('data-weak', isWeak)
    const patch = document.querySelector(`[data-patch="${field.name}"]`)
    patch?.setAttribute('fill', isColour(field.value.trim()) ? field.value.trim() : 'none')
  }
}

watchColours()
showArticle()
