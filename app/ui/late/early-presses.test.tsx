import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepPresses, replayPresses, stopKeepingPresses } from './early-presses.ts'

/** A served page that is not hydrated yet. Out: the events that its buttons get, in order. */
function served(html: string): string[] {
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = html
  const told: string[] = []
  keepPresses(() => undefined)
  onTestFinished(() => {
    stopKeepingPresses()
    place.remove()
  })
  place.addEventListener('click', ({ target }) => told.push(target instanceof Element ? target.id : ''))
  return told
}

const kinds = {
  'a button': ['<button type="button" id="it">x</button>', true],
  'a word in a button': ['<button type="button"><span id="it">x</span></button>', true],
  'what sends a form of the page': ['<form method="dialog"><button type="submit" id="it">x</button></form>', true],
  'what opens a popover': ['<button type="button" popovertarget="p" id="it">x</button><p id="p" popover>y</p>', false],
  'what sends a form of the server': [
    '<form onsubmit="return false"><button type="submit" id="it">x</button></form>',
    false,
  ],
  'a link': ['<a href="#x" id="it">x</a>', false],
} as const

for (const [kind, [html, isKept]] of Object.entries(kinds))
  test(`${kind} that is pressed early ${isKept ? 'is under way' : 'answers by itself'}`, async () => {
    served(html)
    await page.getByText('x').click()
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(isKept ? 1 : 0)
  })

test('what was pressed early is pressed again once, in the order of pressing, however often it was', async () => {
  const told = served('<button type="button" id="a">um</button><button type="button" id="b">dois</button>')
  await page.getByText('dois').click()
  await userEvent.dblClick(page.getByText('um'))
  stopKeepingPresses()
  told.length = 0
  await replayPresses()
  expect(told).toEqual(['b', 'a'])
  expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0)
})

test('from the take-over on nothing is kept', async () => {
  const told = served('<button type="button" id="a">um</button>')
  stopKeepingPresses()
  await page.getByText('um').click()
  await replayPresses()
  expect(told).toEqual(['a'])
})
