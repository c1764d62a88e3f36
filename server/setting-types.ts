import { isIP } from 'node:net'
import { isAbsolute, normalize } from 'node:path'
import addressparser from 'nodemailer/lib/addressparser'
import * as v from 'valibot'

/** The schemas of settings; each message completes the sentence 'expected …'. */

export const wholeNumber = (minimum: number, maximum: number) => {
  const message = `a whole number from ${minimum} to ${maximum}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  )
}

export const keyText = (length: number) => {
  const message = `at least ${length} visible characters`
  return v.pipe(v.string(), v.minLength(length, message), v.regex(/^[!-~]+$/, message))
}

/** A secret of at least 16 visible characters, or `whsec_` and the base64 of at least 16 bytes. */
export const webhookSecret = v.pipe(
  keyText(16),
  v.check(
    (text) => !text.startsWith('whsec_') || isKeyInBase64(text.slice('whsec_'.length)),
    'whsec_ and the base64 of 16 bytes or more',
  ),
)

const isKeyInBase64 = (text: string): boolean => /^[\w+/-]+=*$/.test(text) && Buffer.from(text, 'base64').length >= 16

const parsedUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)

/** An http(s) address without a slash at its end; an empty setting counts as none. */
export const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || (/^https?:$/.test(parsedUrl(text)?.protocol ?? '') && !text.endsWith('/')),
    'an http(s) address without a slash at the end',
  ),
)

/** A URL with one of the given schemes, with or without credentials. */
export const serviceUrl = (...schemes: [string, ...string[]]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => schemes.includes((parsedUrl(text)?.protocol ?? '').slice(0, -1)) && parsedUrl(text)?.hostname !== '',
      `a URL of the form ${schemes[0]}://user:password@host:port/…`,
    ),
  )

const commaSeparated = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
)

export const emailAddresses = (maximum: number) =>
  v.pipe(
    commaSeparated,
    v.check(
      (parts) => parts.length > 0 && parts.length <= maximum && parts.every((part) => v.is(mailAddress, part)),
      `e-mail addresses separated by commas (${maximum} at the most)`,
    ),
  )
const mailAddress = v.pipe(v.string(), v.email())

/** The sender of e-mails; `name` is '' when the setting has none. */
export type MailSender = { name: string; address: string }

/** An address, with or without a name. No control characters: a line break would begin another header. */
export const mailSender = v.pipe(
  v.string(),
  v.transform((text) => senderOf(text.trim())),
  v.check(
    (sender) => sender !== undefined,
    'one sender, site@example.com or Name <site@example.com>, in one line of 320 characters at the most',
  ),
  v.transform((sender): MailSender => sender ?? { name: '', address: '' }),
)

function senderOf(text: string): MailSender | undefined {
  if (text.length > 320 || /[\p{Cc}\u2028\u2029]/u.test(text)) return undefined
  const [sender, ...more] = addressparser(text)
  if (sender?.address === undefined || more.length > 0 || !v.is(mailAddress, sender.address)) return undefined
  const isAlone = text === sender.address
  // The parser also accepts a name after the address, or missing brackets, which mail programs refuse.
  return isAlone || text.endsWith(`<${sender.address}>`) ? { name: sender.name, address: sender.address } : undefined
}

/** The working directory or a folder below it, so that what is built there finds the project's packages. */
export const folderWithin = v.pipe(
  v.string(),
  v.check((folder) => !isAbsolute(folder) && !normalize(folder).startsWith('..'), 'a folder below this one'),
)

/** Origins separated by commas. */
export const webOrigins = v.pipe(
  commaSeparated,
  v.check(
    (parts) => parts.every((part) => /^https?:/.test(part) && parsedUrl(part)?.origin === part),
    'origins like https://www.example.com separated by commas',
  ),
)

/** IP addresses and networks (10.0.0.0/8) separated by commas. */
export const addressRange = v.pipe(
  commaSeparated,
  v.check((parts) => parts.every(isRange), 'IP addresses or networks like 10.0.0.0/8 separated by commas'),
)

function isRange(part: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? []
  const version = isIP(address)
  return version !== 0 && Number(bits ?? 0) <= (version === 4 ? 32 : 128)
}
