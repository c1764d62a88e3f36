import { access, realpath, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { failureOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { signatureName } from './manifest.ts'
import { verifyRelease } from './signature.ts'

interface Following {
  /** The link to the current release (server/release/releases.ts). */
  current: string
  /** The folder of the served release. */
  served: string
  /** The file of signers, one of whom must have signed a release (RELEASE_SIGNERS). */
  signers: string | undefined
  /** Called once, when another release has become current and may be served. */
  onChange: () => void
}

const everyMilliseconds = 1000

/**
 * Watches which release is current. A release that may not be served (incomplete, or without the required signature) is
 * logged, and the served one stays, until another one is current or that one is signed. Out: `stop`, which ends the
 * watch.
 */
export function followReleases(following: Following, pause = everyMilliseconds): { stop: () => void } {
  /** The release that was last found unfit, as it was then. */
  let refused = ''
  const look = async () => {
    const folder = await realpath(following.current).catch(() => following.served)
    if (folder === following.served) return
    const stand = await standOf(folder)
    if (stand === refused) return
    const fault = await faultOf(folder, following.signers)
    if (fault === undefined) {
      clearInterval(timer)
      log('release-changed', { release: basename(folder) })
      return following.onChange()
    }
    refused = stand
    log('release-refused', { release: basename(folder), reason: fault })
  }
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void look().finally(() => (isLooking = false))
  }, pause)
  return { stop: () => clearInterval(timer) }
}

/** A release and when it and its signature were last changed: both are checked anew only after a change. */
async function standOf(folder: string): Promise<string> {
  const changed = (path: string) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
  return `${folder} ${await changed(folder)} ${await changed(join(folder, signatureName))}`
}

async function faultOf(folder: string, signers: string | undefined): Promise<string | undefined> {
  try {
    await access(join(folder, 'server/index.js'))
    if (signers !== undefined) verifyRelease(folder, signers)
    return undefined
  } catch (error) {
    return failureOf(error).reason
  }
}
