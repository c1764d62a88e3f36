import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Modules that every page starts with, and the schema library, which most pages load. */
const startModules = /\/app\/(?:entry\.client|root|routes\/page)\.tsx|\/node_modules\/valibot\//
const routePattern = /\/app\/routes\/([\w-]+)\.tsx/

const lists = ['accessories', 'category', 'equipment']
/** Pages that list or show products: code that they share is not loaded by other pages. */
const productPages = [...lists, 'product', 'cart', 'compatibility']
/** Pages that name products: those above, and articles, which have no button to buy them. */
const pagesNamingProducts = [...productPages, 'article']
/** A module that this many kinds of pages load belongs to the file for every page. */
const everyPageMinimum = 6

/** Matches the icons' index, which imports every icon: a page is to load only those that its own code names. */
const iconIndexPattern = /\/node_modules\/lucide\/dist\/esm\/lucide\.\w+$/

/**
 * How the browser's code is divided into files. 'shell': code of most kinds of pages; 'names': of articles and pages
 * with products; 'lists': of lists alone; 'products': of other pages with products; 'shared': the rest. What a module
 * imports is loaded by at least the same pages, so the groups of more pages come first.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  group('shell', (pages) => pages.has('every') || pages.size >= everyPageMinimum),
  group('names', (pages) => pages.has('article') && pages.size > 1 && areWithin(pages, pagesNamingProducts)),
  {
    ...group('shared', (pages) => pages.size > 1 && !areWithin(pages, productPages)),
    // One file for each set of pages, but none below 2,000 characters.
    entriesAware: true,
    entriesAwareMergeThreshold: 2000,
  },
  {
    ...group('products', (pages) => pages.size > 1 && !areWithin(pages, lists)),
    // Divided by pages, so that what the service worker stores for the cart has no code of lists and products.
    entriesAware: true,
    entriesAwareMergeThreshold: 5000,
  },
  group('lists', (pages) => pages.size > 1),
]
  .toReversed()
  .map((chunkGroup, priority) => ({ ...chunkGroup, priority }))

function group(name: string, takes: (pages: ReadonlySet<string>) => boolean): Rolldown.CodeSplittingGroup {
  return { name: (id, modules) => (takes(pagesOf(id, modules)) ? name : undefined), debugName: name }
}

const areWithin = (pages: ReadonlySet<string>, allowed: readonly string[]): boolean =>
  [...pages].every((page) => allowed.includes(page))

/** The pages that load a module at their start, which means by static imports. */
function pagesOf(id: string, modules: Modules): Set<string> {
  const pages = new Set<string>()
  const visited = new Set([id])
  // The set grows while it is walked: a loop over a set also reaches what is added on the way.
  for (const module of visited) {
    const [, page] = startModules.test(module) ? ['', 'every'] : (routePattern.exec(module) ?? [])
    if (page) pages.add(page)
    else for (const importer of importersOf(module, modules)) visited.add(importer)
  }
  return pages
}

function importersOf(id: string, modules: Modules): string[] {
  const importers = modules.getModuleInfo(id)?.importers ?? []
  const iconIndex = importers.find((importer) => iconIndexPattern.test(importer))
  if (!iconIndex) return importers
  const name = new RegExp(`\\b${iconName(id)}\\b`)
  return importersOf(iconIndex, modules).filter((user) => name.test(modules.getModuleInfo(user)?.code ?? ''))
}

/** An icon's name in the library's index: '…/icons/zoom-in.mjs' → 'ZoomIn'. */
function iconName(id: string): string {
  const [, file = ''] = /([\w-]+)\.\w+$/.exec(id) ?? []
  return file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
