import type { Rolldown } from 'vite'

/**
 * A module that this many routes or late parts use is loaded with every page: fewer, larger files compress better and
 * need fewer requests.
 */
const most = 9

/**
 * The files that every page loads: the packages that make pages, the site's frame, and what most pages share. The
 * bundler splits everything else.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 3 },
  { name: 'shell', test: /\/app\/root\.tsx/, priority: 2 },
  { name: 'shared', minShareCount: most, priority: 1 },
]
