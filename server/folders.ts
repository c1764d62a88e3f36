import { join } from 'node:path'

/**
 * The folder of the shop that is built or served (SITE_DIR, checked with the other settings): its `content/`, and
 * beside it the results of builds.
 */
export const shopFolder = process.env.SITE_DIR || '.'

/** The shop's content. */
export const contentFolder = join(shopFolder, 'content')

/**
 * All releases, and `current`, a link to the one that the next start serves (server/release/releases.ts). BUILD_DIR
 * names the folder when the built shop is a draft in another folder (server/publish/build-release.ts).
 */
export const buildFolder = process.env.BUILD_DIR || join(shopFolder, 'build')

/** The release that the next start serves. */
export const currentRelease = join(buildFolder, 'current')

/** The release that is being built, or that this process serves. `.site` belongs to the development server. */
export function releaseFolder(): string {
  return process.env.RELEASE_DIR || join(shopFolder, '.site')
}

/** Where the code for browser and server is compiled (server/build/code). */
export function codeFolder(): string {
  return process.env.CODE_DIR || join(shopFolder, '.site', 'code')
}

/**
 * The folder of results that one build keeps for the next, each under a hash of its sources. Anything in it may be
 * deleted.
 */
export const cacheFolder = process.env.KEPT_DIR || '.cache'

/** Sets the release that this process serves or builds. */
export function setReleaseFolder(folder: string): void {
  process.env.RELEASE_DIR = folder
}
