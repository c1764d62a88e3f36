import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Target, Visitor } from './visitor.ts'

/** The ways to a part and back. In: who goes them, and whether the window is a phone's. */
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

/** What cuts the mark that clears a search: nothing, or it is drawn in pieces. '' in Firefox, which draws none. */
const clearMarkMask = `
return getComputedStyle(document.querySelector('input[type=search]'), '::-webkit-search-cancel-button').webkitMaskImage`
