import { slugify } from './normalize.ts'

/** The form of ids, keys and addresses: groups of lower-case letters and digits joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const maximumSlugLength = 80

/** The typed id, or one made from the name; '' where that has no letter or digit either. */
export function slugOr(typed: string, name: string): string {
  return typed.trim() || slugify(name).slice(0, maximumSlugLength).replace(/-$/, '')
}
