import { join } from 'node:path'

/** The folder of the shop that is served (SITE_DIR, checked with the other settings), with its `content/`. */
export const shopFolder = process.env.SITE_DIR || '.'

export const contentFolder = join(shopFolder, 'content')

/** The folder of the compiled code of site and desk, the same for every shop. */
export const buildFolder = 'build'
