/** What is known of the shop's machinery at a moment (ISO 8601). What could not be found out is undefined. */
export interface SituationFacts {
  now: string
  site: { answers: boolean; reason: string | undefined } | undefined
  store: { kind: 'embedded' | 'postgres'; answers: boolean; messages: number } | undefined
  deliveries: DeliveryFacts[]
  copies: { newestAt: string | undefined; verifiedAt: string | undefined; count: number } | undefined
  disk: { freeBytes: number; totalBytes: number } | undefined
  /** The release that the next start serves, since when ('' where that is not known), and how many are kept. */
  release: { id: string; since: string; kept: number } | undefined
  errors: ErrorFacts | undefined
  certificate: { host: string; endsAt: string | undefined; reason: string | undefined } | undefined
  requests: { open: number; nextDue: string | undefined }
  versions: { name: string; value: string }[]
}

/** What waits on one way out. */
export interface DeliveryFacts {
  way: 'email' | 'webhook' | 'confirmation' | 'answer'
  isConfigured: boolean
  waiting: number
  /** Of those, how many were tried and failed. */
  failing: number
  oldestSeconds: number
  /** What the other side said last. */
  lastError: string | undefined
}

/** How many requests failed or were refused, by kind, within so many hours. */
export interface ErrorFacts {
  hours: number
  failed: { kind: string; count: number }[]
  refused: { kind: string; count: number }[]
}

/** How one thing stands, and what to do about it. */
export interface Judgement {
  key: 'site' | 'store' | 'deliveries' | 'copies' | 'disk' | 'release' | 'errors' | 'certificate' | 'requests'
  name: string
  light: Light
  text: string
  /** The next step, in one sentence; undefined where there is none to take. */
  next: string | undefined
}

export const lights = ['green', 'amber', 'red'] as const
export type Light = (typeof lights)[number]

export const lightNames: Record<Light, string> = { green: 'em ordem', amber: 'atenção', red: 'agir agora' }
