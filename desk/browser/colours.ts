import { contrastLine, isColour, contrastPairs } from '#domain/shop/contrast.ts'

/** Updates the patch beside each colour's field, and the contrast below it, while colours are typed. */
export function watchColours(): void {
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
