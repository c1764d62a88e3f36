import { readFile, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Colours, SheetColours } from '#domain/shop/colours.ts'
import { currentRelease } from '#server/folders.ts'
import type { Site } from '#server/site/site.ts'
import { SetupError } from '#server/setup-error.ts'

/** The shop as a release has it. */
export interface DeskShop {
  /** The release's id. */
  release: string
  /** The release's folder, where its pictures lie. */
  folder: string
  site: Site
}

/**
 * Gives the shop of the current release; what was read of a release is kept until another one becomes the current one. In: the link
 * that leads to it. Out: what throws a SetupError where there is none.
 */
export function shopReader(current = currentRelease): () => Promise<DeskShop> {
  let last: { folder: string; shop: Promise<DeskShop> } | undefined
  return async () => {
    const folder = await realpath(current).catch(() => {
      throw new SetupError(`There is no release in ${current}. Build the site first: script/build`)
    })
    if (last?.folder !== folder) last = { folder, shop: readShop(folder) }
    const { shop } = last
    // What could not be read once is read again by whoever asks next.
    shop.catch(() => {
      if (last?.shop === shop) last = undefined
    })
    return shop
  }
}

async function readShop(folder: string): Promise<DeskShop> {
  // Written by the build, which checked it.
  const site: Site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'))
  return { release: basename(folder), folder, site }
}

/** The shop's colours as style rules: light, and dark where the system is. */
export function deskColours({ light, dark }: Colours): string {
  return `\n:root {\n${declarations(light)}}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n${declarations(dark)}}\n}\n`
}

function declarations(colours: SheetColours): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};\n`)
    .join('')
}
