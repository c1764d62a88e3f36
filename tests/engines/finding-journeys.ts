import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Target, Visitor } from './visitor.ts'

/** Journeys that find a part and go back. In: the visitor, and whether the window is a phone's. */
export function findingJourneys(visitorOf: () => Visitor, isPhone: boolean): void {
  test('a list is narrowed by a brand', async () => {
    const visitor = visitorOf()
    await visitor.open('/acessorios-componentes')
    const brand: Target = { role: 'group', name: 'Marca' }
    if (isPhone) {
      await visitor.press({ role: 'button', name: 'Marca' })
      expect((await visitor.see(brand)).height).toBeGreaterThan(300)
    }
    await visitor.press({ role: 'checkbox', inside: brand })
    await visitor.until('the address says the brand', async () => (await visitor.path()).includes('marca='))
    if (isPhone) {
      await visitor.press({ role: 'button', name: 'Ver ', isWhole: false, inside: brand })
      await visitor.until('the sheet is closed', async () => (await visitor.glimpse(brand)) === null)
    }
    await visitor.press({ role: 'link', name: 'Remover Marca', isWhole: false })
    await visitor.until('the address is plain again', async () => !(await visitor.path()).includes('marca='))
  })

  test('a code that is typed leads to its part', async () => {
    const visitor = visitorOf()
    await visitor.open('/')
    await visitor.type({ role: 'combobox' }, 'C5VGA2')
    await visitor.press({ role: 'option', name: 'C5VGA2', isWhole: false })
    await visitor.until('the part is shown', async () => (await visitor.path()).startsWith('/produto/cabo-ecg-ge-aha'))
    await visitor.see({ role: 'heading', name: 'Cabo de ECG', isWhole: false })
  })

  test('the mark that clears a search is drawn whole', async () => {
    const visitor = visitorOf()
    await visitor.open('/equipamentos')
    await visitor.type({ role: 'searchbox' }, 'monitor')
    expect(await visitor.read(clearMarkMask, v.string())).toMatch(/^(none)?$/)
  })

  test('a plug is laid on the glass, turned, and asked for with its face', async () => {
    const visitor = visitorOf()
    await visitor.open('/identificar-peca/tela')
    await visitor.press({ role: 'button', name: 'Coincide: usar esta medida' })
    const forms: Target = { role: 'group', name: 'Forma' }
    await visitor.press({ role: 'link', name: 'Em D', isWhole: false, inside: forms })
    await visitor.press({
      role: 'link',
      name: '9 contatos',
      inside: { role: 'group', name: 'Contatos ou vias' },
    })
    const faces: Target = { role: 'list', name: 'Faces' }
    await visitor.press({ role: 'button', name: 'DB9 macho', isWhole: false, inside: faces })
    await visitor.see({ role: 'heading', name: 'DB9 macho (9 pinos)' })
    const { drawn, calibrated } = await visitor.read(
      glassSizes,
      v.object({ drawn: v.number(), calibrated: v.number() }),
    )
    expect(Math.abs(drawn / calibrated - 30.81)).toBeLessThan(0.3)
    await visitor.see({ role: 'slider', name: 'Girar', isWhole: false })
    await visitor.read(turnByRange, v.null())
    await visitor.until('the face is turned', async () => (await visitor.read(turnOfFace, v.string())) === 'rotate(45)')
    await visitor.press({ role: 'checkbox', name: 'Espelhar', isWhole: false })
    await visitor.press({ role: 'button', name: 'É este' })
    await visitor.see({ role: 'heading', name: 'Peças com DB9 macho (9 pinos)' })
    await visitor.see({ role: 'link', inside: { role: 'list', name: 'Peças' } })
    const ask = await visitor.see({ role: 'link', name: 'Pedir por WhatsApp com esta face' })
    expect(decodeURIComponent(ask.href ?? '')).toContain('Conector: DB9 macho (9 pinos)')
  })

  test.runIf(isPhone)('the menu leads on', async () => {
    const visitor = visitorOf()
    await visitor.open('/')
    await visitor.press({ role: 'button', name: 'Abrir menu' })
    const menu: Target = { role: 'dialog', name: 'Menu' }
    expect((await visitor.see(menu)).height).toBeGreaterThan(700)
    await visitor.press({ role: 'link', name: 'Contato', inside: menu })
    await visitor.until('the page has changed', async () => (await visitor.path()).startsWith('/contato'))
    await visitor.until('the menu is closed', async () => (await visitor.glimpse(menu)) === null)
  })
}

/** The mask of the icon that clears a search; '' in Firefox, which shows none. */
const clearMarkMask = `
return getComputedStyle(document.querySelector('input[type=search]'), '::-webkit-search-cancel-button').webkitMaskImage`

/** The face's width in CSS pixels, and the stored CSS pixels per millimetre. */
const glassSizes = `
const key = Object.keys(localStorage).find((name) => name.endsWith('-tela'))
return { drawn: document.querySelector('[data-stage] svg').getBoundingClientRect().width, calibrated: JSON.parse(localStorage.getItem(key)).pixels }`

/** Sets the range as by hand, because drivers have no common way to drag it. */
const turnByRange = `
const range = Array.from(document.querySelectorAll('input[type=range]')).find((each) => each.min === '-180')
Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(range, '45')
range.dispatchEvent(new Event('input', { bubbles: true }))
return null`

const turnOfFace = `return document.querySelector('[data-stage] svg g').getAttribute('transform')`
