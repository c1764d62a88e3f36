import { paths } from '#domain/pages/paths.ts'

const daysValid = 364
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Whom to tell of a weakness: the address for it, and the site's without a slash at its end. */
export interface SecurityContact {
  contact: string
  siteUrl: string
}

/**
 * /.well-known/security.txt (RFC 9116), valid for a year from the moment at which it is asked for: in a built file, the
 * date would make two builds of the same differ, and pass while a release is served on.
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
