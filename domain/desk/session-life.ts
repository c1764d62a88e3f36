const hour = 60 * 60 * 1000

/** Milliseconds without a request after which a session ends. */
const idleMilliseconds = 12 * hour
/** Milliseconds after which a session ends in any case. */
const longestMilliseconds = 7 * 24 * hour

/** Seconds for which a browser keeps a session's token. */
export const sessionSeconds = longestMilliseconds / 1000

/** Minutes for which a sign-in link works, once. */
export const linkMinutes = 10

/**
 * In: the present time (milliseconds since 1970). Out: the limits (ISO 8601): a session last seen before `seenAfter`,
 * or created before `createdAfter`, has ended.
 */
export function sessionLimits(now: number): { seenAfter: string; createdAfter: string } {
  return {
    seenAfter: new Date(now - idleMilliseconds).toISOString(),
    createdAfter: new Date(now - longestMilliseconds).toISOString(),
  }
}

/** In: the present time (milliseconds since 1970). Out: when a link that is made now expires (ISO 8601). */
export function linkEnd(now: number): string {
  return new Date(now + linkMinutes * 60 * 1000).toISOString()
}
