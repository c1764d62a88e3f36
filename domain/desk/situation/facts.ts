/** The state of the shop's systems at a time (ISO 8601). A fact is undefined where it could not be determined. */
export interface SituationFacts {
  now: string
  site: { answers: boolean; reason: string | undefined } | undefined
  store: { kind: 'embedded' | 'postgres'; answers: boolean; messages: number } | undefined
  deliveries: DeliveryFacts[] | undefined
  copies: { newestAt: string | undefined; verifiedAt: string | undefined; count: number } | undefined
  disk: { freeBytes: number; totalBytes: number } | undefined
  /**
   * The version of the content that was published last, the one that the server serves (undefined where it does not
   * say), and the faults of the files as they are now.
   */
  version: { published: number; served: number | undefined; faults: { place: string; problem: string }[] } | undefined
  errors: ErrorFacts | undefined
  certificate: { host: string; endsAt: string | undefined; reason: string | undefined } | undefined
  requests: { open: number; nextDue: string | undefined } | undefined
  versions: { name: string; value: string }[]
}

/** The deliveries that wait on one channel. */
export interface DeliveryFacts {
  way: 'email' | 'webhook' | 'confirmation' | 'answer'
  isConfigured: boolean
  waiting: number
  /** The number of those that failed at least once. */
  failing: number
  oldestSeconds: number
  /** The last error of the newest of those that failed. */
  lastError: string | undefined
}

/** The number of failed or refused requests, by kind, within the last `hours`. */
export interface ErrorFacts {
  hours: number
  failed: { kind: string; count: number }[]
  refused: { kind: string; count: number }[]
}

/** The state of one part of the systems, and what to do about it. */
export interface Judgement {
  key: 'site' | 'store' | 'deliveries' | 'copies' | 'disk' | 'version' | 'errors' | 'certificate' | 'requests'
  name: string
  light: Light
  text: string
  /** The next step, in one sentence; undefined where there is none. */
  next: string | undefined
}

export const lights = ['green', 'amber', 'red'] as const
export type Light = (typeof lights)[number]

export const lightNames: Record<Light, string> = { green: 'em ordem', amber: 'atenção', red: 'agir agora' }
