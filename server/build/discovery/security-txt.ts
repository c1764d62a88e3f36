import { paths } from '#domain/pages/paths.ts'

const daysValid = 364
const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * /.well-known/security.txt (RFC 9116): whom to tell of a weakness. It is valid for a year from the build.
 * In: the address for it, the site's without a slash at its end, and the moment of the build.
 */
export function securityTxt({ contact, siteUrl, now }: { contact: string; siteUrl: string; now: Date }): string {
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
