import { access, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { failureOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { verifyRelease } from './signature.ts'

interface Following {
  /** The link to the current release (server/release/releases.ts). */
  current: string
  /** The folder of the release that is served. */
  served: string
  /** Whose signature a release has to have (RELEASE_SIGNERS). */
  signers: string | undefined
  /** Another release is current, and may be served. Called once. */
  onChange: () => void
}

const everyMilliseconds = 1000

/**
 * Watches which release is current. One that may not be served (not whole, or not signed by whom it has to be) is told in the log, and
 * the served one stays. Out: what ends the watching.
 */
export function followReleases(following: Following, pause = everyMilliseconds): { stop: () => void } {
  /** What was looked at, and found wanting. */
  let refused = following.served
  const look = async () => {
    const folder = await realpath(following.current).catch(() => refused)
    if (folder === following.served || folder === refused) return
    const fault = await faultOf(folder, following.signers)
    if (fault === undefined) {
      clearInterval(timer)
      log('release-changed', { release: basename(folder) })
      return following.onChange()
    }
    refused = folder
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

async function faultOf(folder: string, signers: string | undefined): Promise<string | undefined> {
  try {
    await access(join(folder, 'server/index.js'))
    if (signers !== undefined) verifyRelease(folder, signers)
    return undefined
  } catch (error) {
    return failureOf(error).reason
  }
}
