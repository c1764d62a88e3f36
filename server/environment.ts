import * as v from 'valibot'

const whole = (minimum: number, maximum: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/, 'a whole number'), v.transform(Number), v.minValue(minimum), v.maxValue(maximum))
const webAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/.*[^/]$/, 'http(s) address without a slash at the end'),
)

/** Every setting of a deployment, with its default (README 'Settings'). */
const environmentSchema = v.object({
  PORT: v.optional(whole(0, 65535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), 'data'),
  /** Empty: the brand's own address (content/brand.yaml). */
  SITE_URL: v.optional(v.union([v.literal(''), webAddress]), ''),
  /** Empty: this server. */
  PUBLIC_BACKEND_URL: v.optional(v.union([v.literal(''), webAddress]), ''),
  PUBLIC_BACKEND_KEY: v.optional(v.pipe(v.string(), v.minLength(8)), 'public-development-key'),
  /** Posts per address and minute; 0 turns the limit off. */
  RATE_LIMIT_PER_MINUTE: v.optional(whole(0, 100_000), '30'),
  /** How many proxies in front of this server may be believed about the visitor's address. */
  TRUST_PROXY: v.optional(whole(0, 10), '0'),
})
export type Environment = v.InferOutput<typeof environmentSchema>

/** Reads and checks the settings. Throws one error that names every wrong one. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const result = v.safeParse(environmentSchema, source)
  if (result.success) return result.output
  const faults = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? ''
    return `  ${name}: found ${JSON.stringify(source[name])}, expected ${issue.expected ?? issue.message}`
  })
  throw new Error(`Settings are wrong (environment variables):\n${faults.join('\n')}`)
}
