import { join } from 'node:path'

/** The shop that is built or served: its `content/`, and beside it what is made of it (SITE_DIR, checked with the other settings). */
export const shopFolder = process.env.SITE_DIR || '.'

/** What the shop's people write. */
export const contentFolder = join(shopFolder, 'content')

/**
 * All releases, and `current`, a link to the one that the next start serves (server/release/releases.ts). BUILD_DIR names it where the
 * shop that is built is a draft, which lies elsewhere (server/publish/build-release.ts).
 */
export const buildFolder = process.env.BUILD_DIR || join(shopFolder, 'build')

/** The release that the next start serves. */
export const currentRelease = join(buildFolder, 'current')

/** The release at hand: the one that is being built, or that this process serves. `.site` belongs to script/dev. */
export function releaseFolder(): string {
  return process.env.RELEASE_DIR || join(shopFolder, '.site')
}

/** Where the code of browser and server is built (server/build/code). */
export function codeFolder(): string {
  return process.env.CODE_DIR || join(shopFolder, '.site', 'code')
}

/** What takes long to make is kept here for the next build, by a hash of what it is made of. Anything in it may be removed. */
export const cacheFolder = process.env.KEPT_DIR || '.cache'

/** From here on this process serves or builds the release in `folder`. */
export function setReleaseFolder(folder: string): void {
  process.env.RELEASE_DIR = folder
}
