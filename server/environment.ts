import * as v from 'valibot'
import {
  addressRange,
  emailAddresses,
  folderWithin,
  keyText,
  mailSender,
  serviceUrl,
  webAddress,
  webhookSecret,
  webOrigins,
  wholeNumber,
} from './setting-types.ts'
import { SetupError } from './setup-error.ts'

/** Every setting of a deployment (docs/operations.md 'Settings'). An empty one counts as missing. */
const settingsSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** The folder of the shop, with its `content/`. */
  SITE_DIR: v.optional(folderWithin, '.'),
  DATA_DIR: v.optional(v.string(), 'data'),
  /** Address of a PostgreSQL that is used instead of the embedded store. */
  DATABASE_URL: v.optional(serviceUrl('postgres', 'postgresql')),
  /** The site's address; empty for the brand's own one (content/brand.yaml). */
  SITE_URL: v.optional(webAddress, ''),
  /** Address of another backend for forms and reviews; empty for this server. */
  PUBLIC_BACKEND_URL: v.optional(webAddress, ''),
  /** Script of an analytics service, loaded with the visitor's consent only. Empty: nothing is measured. */
  PUBLIC_ANALYTICS_URL: v.optional(webAddress, ''),
  /** The searches that are counted, as /privacidade says; `consent`: also those reported where the visitor agreed. */
  SEARCH_COUNTS: v.optional(v.picklist(['off', 'server', 'consent'], 'off, server or consent'), 'server'),
  PUBLIC_BACKEND_KEY: v.optional(keyText(8), 'public-development-key'),
  /** Posts per address and minute; 0 turns the limit off. */
  RATE_LIMIT_PER_MINUTE: v.optional(wholeNumber(0, 100_000), '30'),
  TRUST_PROXY: v.optional(addressRange, ''),
  /** Days for which address and time of visits are kept (Marco Civil, art. 15); 0 keeps none. */
  ACCESS_RECORDS_DAYS: v.optional(wholeNumber(0, 3650), '0'),
  /** Whether customers open proposals by a link; with `off` /proposta/ answers like an unknown address. */
  PROPOSAL_LINKS: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  /** Origins of other sites whose pages may post to this server and read reviews from it. */
  CORS_ORIGINS: v.optional(webOrigins, ''),
  /** Days after which contacts and reviews are deleted; the privacy page states the number. */
  RETENTION_DAYS: v.optional(wholeNumber(1, 36_500), '730'),
  /** The recipient for whom copies are encrypted (age). */
  BACKUP_RECIPIENT: v.optional(v.pipe(v.string(), v.regex(/^age1[a-z0-9]{58}$/, 'an age recipient, age1…'))),
  /** The file with the age key that decrypts copies, needed only to restore. */
  BACKUP_IDENTITY_FILE: v.optional(v.string()),
  SMTP_URL: v.optional(serviceUrl('smtp', 'smtps')),
  /** The sender of e-mails: `Name <address>`, or an address. */
  MAIL_FROM: v.optional(mailSender),
  MAIL_TO: v.optional(emailAddresses(20)),
  /** How many messages an hour get their own e-mail; more share one. Also the limit for confirmations to visitors. */
  MAIL_PER_HOUR: v.optional(wholeNumber(1, 10_000), '60'),
  MAIL_CONFIRM: v.optional(v.picklist(['on', 'off'], 'on or off'), 'off'),
  WEBHOOK_URL: v.optional(serviceUrl('http', 'https')),
  WEBHOOK_SECRET: v.optional(webhookSecret),
  /** Whether WEBHOOK_URL may be http: to another machine. */
  WEBHOOK_PLAIN_HTTP: v.optional(v.picklist(['yes', 'no'], 'yes or no'), 'no'),
})
type SettingName = keyof typeof settingsSchema.entries

/** Pairs of settings: the first works only with the second. */
const companions: [SettingName, SettingName][] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'MAIL_TO'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['MAIL_TO', 'SMTP_URL'],
  ['MAIL_CONFIRM', 'SMTP_URL'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL'],
]

/** The settings whose values no error repeats: they contain passwords, and many people read logs. */
const secretSettings = new Set(['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET'])

export const settingNames: readonly string[] = Object.keys(settingsSchema.entries)

export type Environment = v.InferOutput<typeof settingsSchema>

/** Reads and checks the settings. Throws one SetupError with a line for every wrong one. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(settingsSchema, nonEmpty, { abortPipeEarly: true })
  const faults = (result.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue) ?? ''
    const value = secretSettings.has(name) ? 'a value that is not shown here' : JSON.stringify(env[name])
    return `${name}: expected ${issue.message}, found ${value}`
  })
  for (const [name, companion] of companions)
    if (isUsed(nonEmpty[name]) && !nonEmpty[companion])
      faults.push(`${companion}: expected a value, because ${name} is set`)
  if (result.success) faults.push(...webhookFaults(result.output))
  if (!result.success || faults.length > 0) throw new SetupError(faults.join('\n'))
  return result.output
}

const isUsed = (value: string | undefined): boolean => value !== undefined && value !== 'off'

/** The fault of a webhook without TLS, which would send visitors' messages in the clear. */
function webhookFaults({ WEBHOOK_URL, WEBHOOK_PLAIN_HTTP }: Environment): string[] {
  const { protocol, hostname } = WEBHOOK_URL ? new URL(WEBHOOK_URL) : { protocol: 'https:', hostname: '' }
  if (protocol === 'https:' || isThisMachine(hostname) || WEBHOOK_PLAIN_HTTP === 'yes') return []
  return [
    'WEBHOOK_URL: expected https:, or WEBHOOK_PLAIN_HTTP=yes for a private network, found http: to another machine',
  ]
}

const isThisMachine = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
