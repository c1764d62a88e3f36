import { readFile, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Colours, SheetColours } from '#domain/shop/colours.ts'
import { currentRelease } from '#server/folders.ts'
import type { Site } from '#server/site/site.ts'
import { SetupError } from '#server/setup-error.ts'

/** The shop in one of its releases. */
export interface DeskShop {
  /** The release's id. */
  release: string
  /** The release's folder with its pictures. */
  folder: string
  site: Site
}

/**
 * Gives the shop of the current release; it is read once for each release. In: the link to the current release. Out: a
 * function that throws a SetupError without one.
 */
export function shopReader(current = currentRelease): () => Promise<DeskShop> {
  let last: { folder: string; shop: Promise<DeskShop> } | undefined
  return async () => {
    const folder = await realpath(current).catch(() => {
      throw new SetupError(`There is no release in ${current}. Build the site first: script/build`)
    })
    if (last?.folder !== folder) last = { folder, shop: readShop(folder) }
    const { shop } = last
    // A failed reading is not cached: the next call reads again.
    shop.catch(() => {
      if (last?.shop === shop) last = undefined
    })
    return shop
  }
}

async function readShop(folder: string): Promise<DeskShop> {
  // The build has written and checked the file.
  const site: Site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'))
  return { release: basename(folder), folder, site }
}

/** The shop's colours as CSS rules: light, and dark where the system is. */
export function deskColours({ light, dark }: Colours): string {
  return `\n:root {\n${declarations(light)}}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n${declarations(dark)}}\n}\n`
}

function declarations(colours: SheetColours): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};\n`)
    .join('')
}
