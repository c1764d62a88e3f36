/** The form of ids, keys and addresses: groups of lower-case letters and digits joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
