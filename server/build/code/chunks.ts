import type { Rolldown } from 'vite'

/** Used by this many routes or late parts, a module travels with every page: fewer, larger files compress better and ask less often. */
const most = 7

/**
 * The files in which the browser's code travels: the packages that make pages, the site's frame, what most pages share, and what lists
 * are made of. All else is split by itself.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|valibot)\//, priority: 4 },
  { name: 'shell', test: /\/app\/root\.tsx/, priority: 3 },
  { name: 'shared', minShareCount: most, priority: 2 },
  { name: 'lists', test: /\/app\/features\/catalogue\/(?:filters|list|results)\/|\/domain\/list\//, priority: 1 },
]
