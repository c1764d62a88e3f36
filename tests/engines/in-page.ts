/**
 * Finds elements by role and name inside the page, as code for any engine, because WebDriver and BiDi have no common
 * locators. `arguments[0]` is a `Target` with further arguments. It knows the roles that the journeys use.
 */
export const findTarget = `
const selectors = {
  button: 'button, summary, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  textbox: 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea',
  searchbox: 'input[type=search]',
  combobox: 'select, [role=combobox]',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  dialog: 'dialog[open]',
  group: '[role=group], fieldset',
  status: '[role=status], [aria-live]',
  option: '[role=option]',
  slider: 'input[type=range], [role=slider]',
  list: 'ul, ol',
}
const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
const shownText = (element) => {
  const copy = element.cloneNode(true)
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent
}
const named = (ids) => plain(ids.split(' ').map((id) => document.getElementById(id)?.textContent).join(' '))
const nameOf = (element) =>
  plain(
    element.getAttribute('aria-label') ||
      (element.getAttribute('aria-labelledby') && named(element.getAttribute('aria-labelledby'))) ||
      Array.from(element.labels ?? [], (label) => label.textContent).join(' ') ||
      element.querySelector('legend')?.textContent ||
      shownText(element),
  )
const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
/** The part of the page that a modal dialog leaves usable. */
const scope = Array.from(document.querySelectorAll('dialog[open]')).at(-1)?.parentElement ?? document
const within = ({ inside }) => (inside ? find(inside) : scope)
const find = (target) =>
  Array.from(within(target)?.querySelectorAll(selectors[target.role]) ?? [])
    .filter((element) => isShown(element) && (target.name === undefined || matches(nameOf(element), target)))
    .at(target.nth ?? 0)
const matches = (name, target) => (target.isWhole === false ? name.includes(target.name) : name === target.name)
const { target } = arguments[0]
const found = find(target)
`

/** Where to click: the element's middle, scrolled into view, unless something covers it. */
export const pressPoint = `${findTarget}
if (!found) return 'is not there'
const label = found.labels?.[0]
const surface = label && found.matches('[type=radio], [type=checkbox]') ? label : found
const box = () => surface.getClientRects()[0]
if (box().top < 0 || box().bottom > innerHeight || box().left < 0 || box().right > innerWidth)
  surface.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
const { x, y, width, height } = box()
const point = { x: x + width / 2, y: y + height / 2 }
const over = document.elementFromPoint(point.x, point.y)
if (!over) return 'is outside the window'
if (!surface.contains(over) && !over.contains(found) && !(over.closest('label')?.control === found)) return 'lies under ' + over.outerHTML.slice(0, 200)
return point`

/** An element as a visitor sees it. */
export const describe = `${findTarget}
if (!found) return null
const { x, y, width, height } = found.getBoundingClientRect()
return { name: nameOf(found), text: plain(found.textContent), x, y, width, height, href: found.href ?? null, hasFocus: found === document.activeElement }`

/** The number of elements with a role and name. */
export const countTargets = `${findTarget}
return Array.from(within(target)?.querySelectorAll(selectors[target.role]) ?? []).filter((element) => isShown(element) && (target.name === undefined || matches(nameOf(element), target))).length`

/** Selects an option of a list by its label. */
export const chooseOption = `${findTarget}
found.value = Array.from(found.options).find(({ label }) => label === arguments[0].label).value
found.dispatchEvent(new Event('change', { bubbles: true }))`
