import type { Visit } from '#domain/demand/visit.ts'

/** The path of a product's page, up to its id. */
const product = '/produto/'

/** Tells a visit of what is pressed on the page. Out: how to stop. */
export function watchPresses(visit: Visit): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    visit.choose(textOf(target.closest('[role=option]')))
    const pressed = target.closest('main a[href], main button')
    if (pressed) notePress(visit, pressed)
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const active = key === 'Enter' && target instanceof Element && target.getAttribute('aria-activedescendant')
    if (active) visit.choose(textOf(document.querySelector(`#${CSS.escape(active)}`)))
  }
  // Before the page's own listeners: they leave the page, and the field empty.
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKeyDown, true)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKeyDown, true)
  }
}

/** The text of the field that a suggestion stands below; undefined for what is no suggestion. */
function textOf(option: Element | null): string | undefined {
  const list = option?.closest('[role=listbox]')
  const field = list && document.querySelector(`[aria-controls="${CSS.escape(list.id)}"]`)
  return field instanceof HTMLInputElement ? field.value.slice(0, 80) : undefined
}

function notePress(visit: Visit, pressed: Element): void {
  const { pathname } = location
  const href = pressed.getAttribute('href') ?? ''
  if (pathname.startsWith(product)) {
    if (href.startsWith('https://wa.me/') || href.startsWith('mailto:'))
      visit.quote(decodeURIComponent(pathname.slice(product.length)))
    return
  }
  // A card's button puts the product that its link opens into the cart.
  const isOfProduct =
    href.startsWith(product) ||
    (pressed.matches('button') && pressed.closest(`:is(li, article, tr):has(a[href^="${product}"])`))
  if (isOfProduct && isList(pathname)) visit.openFrom(pathname)
}

const isList = (path: string) => /^\/(acessorios-componentes|equipamentos|categoria\/[a-z0-9-]+)$/.test(path)
