import { paths } from '#domain/pages/paths.ts'
import { dayMilliseconds } from '#domain/time.ts'

const daysValid = 364

/** The address for reports of vulnerabilities, and the site's address without a trailing slash. */
export interface SecurityContact {
  contact: string
  siteUrl: string
}

/**
 * /.well-known/security.txt (RFC 9116), valid for almost a year from the request: a fixed date could pass while the same
 * version is still served.
 */
export function securityTxt({ contact, siteUrl }: SecurityContact, now: Date): string {
  const expires = new Date(now.getTime() + daysValid * dayMilliseconds).toISOString().slice(0, 10)
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: pt, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${paths.privacy}`,
    '',
  ].join('\n')
}
