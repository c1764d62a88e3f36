const hour = 60 * 60 * 1000

/** A session ends after 12 hours without a request. */
const idleMilliseconds = 12 * hour
/** And after 7 days in any case. */
const longestMilliseconds = 7 * 24 * hour

/** So long a browser keeps a session's token, in seconds. */
export const sessionSeconds = longestMilliseconds / 1000

/** A link works once within ten minutes. */
export const linkMinutes = 10

/** In: this moment (milliseconds since 1970). Out: a session that was last seen, or made, before one of these has ended (ISO 8601). */
export function sessionLimits(now: number): { seenAfter: string; createdAfter: string } {
  return {
    seenAfter: new Date(now - idleMilliseconds).toISOString(),
    createdAfter: new Date(now - longestMilliseconds).toISOString(),
  }
}

/** In: this moment (milliseconds since 1970). Out: when a link that is made now ends (ISO 8601). */
export function linkEnd(now: number): string {
  return new Date(now + linkMinutes * 60 * 1000).toISOString()
}
