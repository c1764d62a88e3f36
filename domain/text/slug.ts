/** How ids, keys and addresses are written: lower-case letters and digits in groups joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
