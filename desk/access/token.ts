import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits that nobody guesses, as they stand in an address or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the store keeps of a token: who reads the store cannot come in with it. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The token that each form of a session carries. */
export function formTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('form').digest('base64url')
}

/** Whether a form's token is that of the session; takes as long for a wrong one. */
export function isFormTokenOf(sessionToken: string, given: string): boolean {
  const expected = Buffer.from(formTokenOf(sessionToken))
  const found = Buffer.from(given)
  return expected.length === found.length && timingSafeEqual(expected, found)
}
