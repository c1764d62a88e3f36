import { expect, onTestFinished, test } from 'vitest'
import { Visit } from '#domain/demand/visit-report.ts'
import { watchPresses } from './counted-visit.tsx'

/** Shows a page whose clicks are reported to a visit. Out: the visit, and a function that clicks an element. */
function watched(path: string, markup: string) {
  const before = location.href
  history.replaceState(null, '', path)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = markup
  // The clicked link must not leave the page.
  place.addEventListener('click', (event) => event.preventDefault())
  const visit = new Visit()
  const stop = watchPresses(visit)
  onTestFinished(() => {
    stop()
    place.remove()
    history.replaceState(null, '', before)
  })
  const press = (selector: string) => place.querySelector<HTMLElement>(selector)?.click()
  return { visit, press, place }
}

const card =
  '<main><ul><li><a href="/produto/cabo">Cabo</a><button>Adicionar</button></li></ul><button id="other">Filtros</button></main>'
const field =
  '<input aria-controls="l" aria-activedescendant="l-0" value="cabo ecg"><div role="listbox" id="l"><div role="option" id="l-0"><b>Cabo</b></div></div>'

test('a product is opened, or put into the cart, from a list', () => {
  const { visit, press } = watched('/equipamentos', card)
  press('a')
  expect(visit.takeReport()?.lists).toEqual(['/equipamentos'])
  press('li button')
  expect(visit.takeReport()?.lists).toEqual(['/equipamentos'])
  press('#other')
  expect(visit.takeReport()).toBeUndefined()
})

test('outside of lists a link to a product is none of buyerLine', () => {
  const { visit, press } = watched('/blog', card)
  press('a')
  expect(visit.takeReport()).toBeUndefined()
})

test('a quote by WhatsApp or e-mail belongs to the product whose page it is', () => {
  const links = '<main><a id="w" href="https://wa.me/55">W</a><a id="m" href="mailto:a@example.com">M</a></main>'
  const { visit, press } = watched(
    '/produto/cabo-ecg',
    `${links}<footer><a id="f" href="mailto:a@example.com">F</a></footer>`,
  )
  press('#f')
  expect(visit.takeReport()).toBeUndefined()
  press('#w')
  press('#m')
  expect(visit.takeReport()?.quotes).toEqual(['cabo-ecg'])
})

test('a suggestion is chosen by press or by key, and answers the text of its field', () => {
  const { visit, press, place } = watched('/', field)
  press('b')
  visit.notePage('/produto/cabo')
  expect(visit.takeReport()?.searches).toMatchObject([{ text: 'cabo ecg', isPressed: true }])
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
  place.querySelector('input')?.dispatchEvent(enter)
  visit.notePage('/produto/cabo')
  expect(visit.takeReport()?.searches).toMatchObject([{ text: 'cabo ecg', isPressed: true }])
})
