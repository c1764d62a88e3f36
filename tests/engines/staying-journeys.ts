import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Visitor } from './visitor.ts'

/** Journeys about what a page does by itself, and where Back leads. In: the visitor. */
export function stayingJourneys(visitorOf: () => Visitor): void {
  test('Back returns to the place in a list, from a product and from another document', async () => {
    const visitor = visitorOf()
    await visitor.open('/acessorios-componentes')
    await visitor.read('scrollTo(0, 900); return true', v.boolean())
    const isInPlace = async () => Math.abs((await visitor.read('return scrollY', v.number())) - 900) < 2
    await visitor.until('the list was scrolled', isInPlace)
    await visitor.read('document.querySelector("#item-9 a").click(); return true', v.boolean())
    await visitor.until('the product is shown', async () => (await visitor.path()).startsWith('/produto/'))
    await visitor.back()
    await visitor.until('the list is where it was left for the product', isInPlace)
    await visitor.visit('/robots.txt')
    await visitor.back()
    await visitor.until('the list is where it was left for another document', isInPlace)
  })

  test('a product that is pressed while the list goes on by itself is shown, and stays', async () => {
    const visitor = visitorOf()
    await visitor.open('/acessorios-componentes')
    await visitor.read(pressAtTheEnd, v.boolean())
    await visitor.until('the product is shown', async () => (await visitor.path()).startsWith('/produto/'))
    await wait(600)
    expect(await visitor.path()).toMatch(/^\/produto\//)
  })

  test('a page that was come to by a link is kept for when there is no connection', async () => {
    const visitor = visitorOf()
    await visitor.open('/blog')
    await visitor.read('document.querySelector("main article a").click(); return true', v.boolean())
    await visitor.until('the article is shown', async () => (await visitor.path()).startsWith('/blog/'))
    await visitor.until('it is kept', () =>
      visitor.later('return Boolean(await caches.match(location.pathname))', v.boolean()),
    )
  })
}

/** The list's end comes into view, and a product that loads slowly is clicked before the list continues. */
const pressAtTheEnd = `
const quick = window.fetch
window.fetch = async (...asked) => {
  if (String(asked[0].url ?? asked[0]).includes('/produto/')) await new Promise((resolve) => setTimeout(resolve, 900))
  return quick(...asked)
}
document.querySelector('main li[id^=item-]:last-of-type').scrollIntoView({ behavior: 'instant' })
setTimeout(() => document.querySelector('main li[id^=item-]:last-of-type a').click(), 50)
return true`
