import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Takes the page over as soon as it runs: alone in its file, so that only the start script runs it, once all else is there. */
const entry = /\/app\/entry\.client\.tsx/
/** The modules that start every page, with the schema library, which most pages come to; and those of a page of its own. */
const start = /\/app\/(?:entry\.client|root)\.tsx|\/node_modules\/valibot\//
const route = /\/app\/routes\/([\w-]+)\.tsx/

const lists = ['accessories', 'category', 'equipment']
/** What these pages share is carried to none else. */
const withProducts = [...lists, 'product', 'cart', 'compatibility']
/** An article tells of products and sells none. */
const namingProducts = [...withProducts, 'article']
/** Loaded by this many pages, a module is one of every page. */
const most = 6

/** Lists every icon, and leads to each of them: an icon's pages are those whose code names it. */
const icons = /\/node_modules\/lucide\/dist\/esm\/lucide\.\w+$/

/**
 * The files in which the browser's code travels: one for what every page loads, or most of them; one for what pages
 * that name products share, one for what only pages with products share, one for what only lists share. Fewer, larger files compress better and ask less often.
 * A module's own imports have at least its pages, so the wider group stands first.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  group('shell', (pages) => pages.has('every') || pages.size >= most),
  group('names', (pages) => pages.has('article') && pages.size > 1 && areWithin(pages, namingProducts)),
  {
    ...group('shared', (pages) => pages.size > 1 && !areWithin(pages, withProducts)),
    // A file for each set of pages, but none of less than 2,000 characters.
    entriesAware: true,
    entriesAwareMergeThreshold: 2000,
  },
  {
    ...group('products', (pages) => pages.size > 1 && !areWithin(pages, lists)),
    // So that the cart, which the worker keeps ahead, is not kept with what only lists and products need.
    entriesAware: true,
    entriesAwareMergeThreshold: 5000,
  },
  group('lists', (pages) => pages.size > 1),
].map((one, place, all) => ({ ...one, priority: all.length - place }))

function group(name: string, takes: (pages: ReadonlySet<string>) => boolean): Rolldown.CodeSplittingGroup {
  return { name: (id, modules) => (!entry.test(id) && takes(pagesOf(id, modules)) ? name : undefined), debugName: name }
}

function areWithin(pages: ReadonlySet<string>, some: readonly string[]): boolean {
  return [...pages].every((page) => some.includes(page))
}

/** The pages that load a module before anything is asked of them: those that lead to it by static imports. */
function pagesOf(id: string, modules: Modules): Set<string> {
  const pages = new Set<string>()
  const above = new Set([id])
  for (const module of above) {
    const [, page] = start.test(module) ? ['', 'every'] : (route.exec(module) ?? [])
    if (page) pages.add(page)
    else for (const importer of importersOf(module, modules)) above.add(importer)
  }
  return pages
}

function importersOf(id: string, modules: Modules): string[] {
  const importers = modules.getModuleInfo(id)?.importers ?? []
  const list = importers.find((importer) => icons.test(importer))
  if (!list) return importers
  const name = new RegExp(`\\b${iconName(id)}\\b`)
  return importersOf(list, modules).filter((user) => name.test(modules.getModuleInfo(user)?.code ?? ''))
}

/** In: '…/icons/zoom-in.mjs'. Out: 'ZoomIn'. */
function iconName(id: string): string {
  const [, file = ''] = /([\w-]+)\.\w+$/.exec(id) ?? []
  return file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
