import { join } from 'node:path'
import * as v from 'valibot'
import type { Environment } from '#server/environment.ts'
import { addressRange, webAddress, wholeNumber } from '#server/setting-types.ts'
import { SetupError } from '#server/setup-error.ts'

/** The desk's own settings (docs/operations.md 'The desk'); those of the store are the server's. */
const settingsSchema = v.object({
  /** The port, never 0: the allowed hosts and the links of `script/desk link` contain it before the desk listens. */
  DESK_PORT: v.optional(wholeNumber(1, 65535), '3100'),
  DESK_HOST: v.optional(v.string(), '127.0.0.1'),
  /** The desk's public address. Empty for http://localhost and the port. */
  DESK_URL: v.optional(webAddress, ''),
  /** The folder of persons, sessions, passkeys; only the desk's account can write it. Empty for `mesa` in DATA_DIR. */
  DESK_DIR: v.optional(v.string(), ''),
  /** The port of previews. Empty for the port after the desk's. */
  DESK_PREVIEW_PORT: v.optional(wholeNumber(0, 65535)),
  /** The public address of previews. Empty for http://localhost and the port; with an https: DESK_URL: no previews. */
  DESK_PREVIEW_URL: v.optional(webAddress, ''),
  /** The header in which an authenticating proxy names the person. */
  DESK_USER_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{2,60}$/i, 'the name of a header'))),
  /** The proxy's secret in `X-Desk-Secret`, which other programs of the machine, as the public server, do not know. */
  DESK_USER_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, '16 characters or more'))),
  /** Addresses or networks of trusted proxies. */
  DESK_TRUST_PROXY: v.optional(addressRange, ''),
  /** Whether passkeys are required: a person who signed in by a link can then only create one. */
  DESK_PASSKEYS: v.optional(v.picklist(['offered', 'required'], 'offered or required'), 'offered'),
})
export type DeskSettings = v.InferOutput<typeof settingsSchema>

/** Reads the settings. Throws one SetupError, a line for each that is invalid or would expose the desk to a network. */
export function readDeskSettings(source: Record<string, string | undefined>): DeskSettings {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = v.safeParse(settingsSchema, nonEmpty, { abortPipeEarly: true })
  const faults = (result.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue) ?? ''
    const expected = `${name}: expected ${issue.message}`
    return name === 'DESK_USER_SECRET' ? expected : `${expected}, found ${JSON.stringify(source[name])}`
  })
  if (result.success) faults.push(...exposures(result.output))
  if (!result.success || faults.length > 0) throw new SetupError(faults.join('\n'))
  return result.output
}

export const accessFolder = ({ DESK_DIR }: DeskSettings, { DATA_DIR }: Pick<Environment, 'DATA_DIR'>): string =>
  DESK_DIR || join(DATA_DIR, 'mesa')

/** Whether browsers use TLS, up to the proxy before the desk. */
const isOverTls = ({ DESK_URL }: Pick<DeskSettings, 'DESK_URL'>): boolean => DESK_URL.startsWith('https:')

function exposures(desk: DeskSettings): string[] {
  const isSecure = isOverTls(desk)
  const isBehindProxy = desk.DESK_TRUST_PROXY.length > 0
  const faults: string[] = []
  if (desk.DESK_USER_HEADER && !isBehindProxy)
    faults.push('DESK_TRUST_PROXY: expected the address of the proxy, because anybody could send DESK_USER_HEADER')
  if (desk.DESK_USER_HEADER && !desk.DESK_USER_SECRET)
    faults.push(
      'DESK_USER_SECRET: expected what the proxy sends as X-Desk-Secret, because other programs of its machine could send DESK_USER_HEADER',
    )
  if (desk.DESK_URL && !isSecure && !isThisMachine(new URL(desk.DESK_URL).hostname))
    faults.push('DESK_URL: expected https:, because sessions would travel in the open')
  if (desk.DESK_PREVIEW_URL && isSecure !== desk.DESK_PREVIEW_URL.startsWith('https:'))
    faults.push('DESK_PREVIEW_URL: expected the scheme of DESK_URL, because both are asked for by the same browsers')
  if (isSecure && !isBehindProxy)
    faults.push(
      'DESK_TRUST_PROXY: expected the address of the proxy that has the certificate, because DESK_URL is https:',
    )
  if (isThisMachine(desk.DESK_HOST)) return faults
  const reason = `because DESK_HOST ${desk.DESK_HOST} opens the desk to a network`
  if (!isSecure) faults.push(`DESK_URL: expected an https: address, ${reason}`)
  if (!desk.DESK_USER_HEADER && desk.DESK_PASSKEYS !== 'required')
    faults.push(`DESK_PASSKEYS: expected required, or a DESK_USER_HEADER, ${reason}`)
  return faults
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

export interface DeskAddress {
  hosts: readonly string[]
  url: string
  isSecure: boolean
  cookie: string
}

export function deskAddress({ DESK_URL }: Pick<DeskSettings, 'DESK_URL'>, port: number): DeskAddress {
  const isSecure = isOverTls({ DESK_URL })
  return {
    hosts: DESK_URL ? [new URL(DESK_URL).host] : ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`),
    url: DESK_URL || `http://localhost:${port}`,
    isSecure,
    // Ports of one machine share cookies: the port in the cookie's name separates two desks.
    cookie: isSecure ? '__Host-mesa' : `mesa-${port}`,
  }
}
