import { expect, test } from 'vitest'
import { decodeOrderList } from '#domain/order-list/list-link.ts'
import { paths } from '#domain/pages/paths.ts'
import { readPage, type ServedPage } from './support/served-page.ts'
import { servedSite } from './support/served-site.ts'

const site = await servedSite('.')
/** The site's pages and the further steps of its lists. */
const pages = new Map<string, ServedPage>(site.pages)
for (const { links } of pages.values()) {
  for (const href of links) {
    const url = new URL(href, site.siteUrl)
    const address = url.pathname + url.search
    if (!url.searchParams.has('mostrar') || pages.has(address)) continue
    pages.set(address, readPage(address, await (await site.get(address)).text()))
  }
}

/** The cart is opened by a button; robots have no business there. */
const findable = [...site.pages.values()].filter(({ isHidden }) => !isHidden).map(({ path }) => path)

/** Whether the fragment of a link is a whole list, and not a place on the page. */
function isList(path: string, anchor: string): boolean {
  return (path === paths.quickOrder || path === paths.request) && decodeOrderList(anchor).kind === 'list'
}

function targetOf(from: string, href: string): { path: string; anchor: string; address: string } {
  const url = new URL(href, new URL(from, 'http://site'))
  const address = url.pathname + url.search
  return { path: decodeURIComponent(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)), address }
}

const links = [...pages].flatMap(([from, page]) => page.links.map((href) => ({ from, href, ...targetOf(from, href) })))

test('every link leads to a page, a file or a redirect', async () => {
  expect(links.length).toBeGreaterThan(pages.size)
  const unknown = Map.groupBy(
    links.filter(({ path }) => !pages.has(path)),
    ({ path }) => path,
  )
  const dead: string[] = []
  for (const [path, [first]] of unknown) {
    const { status } = await site.get(path)
    if (status >= 400) dead.push(`${first?.from} → ${first?.href}: ${status}`)
  }
  expect(dead).toEqual([])
})

test('every anchor stands on the page that its link leads to', () => {
  const dead = links.filter(({ path, address, anchor }) => {
    const page = pages.get(address) ?? pages.get(path)
    return anchor !== '' && page && !page.ids.has(anchor) && !isList(path, anchor)
  })
  expect(dead.map(({ from, href }) => `${from} → ${href}`)).toEqual([])
})

test('every page is reached from the home page with three clicks at the most', () => {
  const clicks = new Map([['/', 0]])
  for (const [from, count] of clicks) {
    const page = pages.get(from)
    for (const href of page?.links ?? []) {
      const { address, path } = targetOf(from, href)
      const next = pages.has(address) ? address : path
      if (pages.has(next) && !clicks.has(next)) clicks.set(next, count + 1)
    }
  }
  const unreached = findable.filter((path) => !clicks.has(path))
  const deep = findable.filter((path) => (clicks.get(path) ?? 0) > 3)
  expect({ unreached, deep }).toEqual({ unreached: [], deep: [] })
})

test('every page is linked from another one', () => {
  const linked = new Set(links.filter(({ from, path }) => path !== from).map(({ path }) => path))
  expect(findable.filter((path) => !linked.has(path))).toEqual([])
})
