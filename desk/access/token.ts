import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** The digest that the store keeps of a token: whoever reads the store cannot sign in with it. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const formTokenOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('form').digest('base64url')

export const isFormTokenOf = (sessionToken: string, given: string): boolean =>
  isSecret(formTokenOf(sessionToken), given)

/** Whether a text is the secret, compared in constant time. */
export function isSecret(secret: string, given: string): boolean {
  const [expected, found] = [Buffer.from(secret), Buffer.from(given)]
  return expected.length === found.length && timingSafeEqual(expected, found)
}
