import { isIP } from 'node:net'
import * as v from 'valibot'

/** Kinds of settings; each message completes the sentence 'expected …'. */

export const whole = (minimum: number, maximum: number) => {
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

const parsedUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)

/** Empty: none. */
export const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || (/^https?:$/.test(parsedUrl(text)?.protocol ?? '') && !text.endsWith('/')),
    'an http(s) address without a slash at the end',
  ),
)

/** A URL with one of these schemes, credentials allowed. */
export const serviceUrl = (...schemes: [string, ...string[]]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => schemes.includes((parsedUrl(text)?.protocol ?? '').slice(0, -1)) && parsedUrl(text)?.hostname !== '',
      `a URL of the form ${schemes[0]}://user:password@host:port/…`,
    ),
  )

const separated = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
)

export const emailAddresses = (maximum: number) =>
  v.pipe(
    separated,
    v.check(
      (parts) => parts.length > 0 && parts.length <= maximum && parts.every((part) => v.is(mailAddress, part)),
      maximum === 1 ? 'one e-mail address' : `e-mail addresses separated by commas (${maximum} at the most)`,
    ),
  )
const mailAddress = v.pipe(v.string(), v.email())

/** IP addresses and networks (10.0.0.0/8) separated by commas. */
export const addressRange = v.pipe(
  separated,
  v.check((parts) => parts.every(isRange), 'IP addresses or networks like 10.0.0.0/8 separated by commas'),
)

function isRange(part: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? []
  const version = isIP(address)
  return version !== 0 && Number(bits ?? 0) <= (version === 4 ? 32 : 128)
}
