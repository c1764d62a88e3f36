import * as v from 'valibot'
import { addressRange, emailAddresses, keyText, serviceUrl, webAddress, whole } from './setting-types.ts'
import { SetupError } from './setup-error.ts'

/** Every setting of a deployment, with its default (README 'Settings'). An empty one counts as missing. */
const settings = v.object({
  PORT: v.optional(whole(0, 65535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where the embedded store lives. */
  DATA_DIR: v.optional(v.string(), 'data'),
  /** A PostgreSQL to use instead of the embedded store. */
  DATABASE_URL: v.optional(serviceUrl('postgres', 'postgresql')),
  /** Empty: the brand's own address (content/brand.yaml). */
  SITE_URL: v.optional(webAddress, ''),
  /** Empty: this server. */
  PUBLIC_BACKEND_URL: v.optional(webAddress, ''),
  /** Script of an analytics service, loaded with the visitor's consent only. Empty: nothing is measured. */
  PUBLIC_ANALYTICS_URL: v.optional(webAddress, ''),
  PUBLIC_BACKEND_KEY: v.optional(keyText(8), 'public-development-key'),
  /** Posts per address and minute; 0 turns the limit off. */
  RATE_LIMIT_PER_MINUTE: v.optional(whole(0, 100_000), '30'),
  /** Addresses or networks of the proxies that may be believed about the visitor's address and scheme. */
  TRUST_PROXY: v.optional(addressRange, ''),
  SMTP_URL: v.optional(serviceUrl('smtp', 'smtps')),
  MAIL_FROM: v.optional(emailAddresses(1)),
  MAIL_TO: v.optional(emailAddresses(20)),
  WEBHOOK_URL: v.optional(serviceUrl('http', 'https')),
  WEBHOOK_SECRET: v.optional(keyText(16)),
})
type Name = keyof typeof settings.entries

/** Settings that only work together. */
const companions: [Name, Name][] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'MAIL_TO'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['MAIL_TO', 'SMTP_URL'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL'],
]

/** Never repeated in an error message: logs are read by more people than passwords are. */
const secret = new Set(['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET'])

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.entries)

export type Environment = v.InferOutput<typeof settings>

/** Reads and checks the settings. Throws one SetupError with a line for every wrong one. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = v.safeParse(settings, given, { abortPipeEarly: true })
  const faults = (result.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue) ?? ''
    const found = secret.has(name) ? 'a value that is not shown here' : JSON.stringify(source[name])
    return `${name}: expected ${issue.message}, found ${found}`
  })
  for (const [name, companion] of companions)
    if (given[name] && !given[companion]) faults.push(`${companion}: expected a value, because ${name} is set`)
  if (!result.success || faults.length > 0) throw new SetupError(faults.join('\n'))
  return result.output
}
