import { slugPattern } from '#domain/text/slug.ts'

/** The longest path that a draft keeps (db/sqlite/001-store.sql). */
const longest = 200

const slug = slugPattern.source.replace(/^\^|\$$/g, '')
/** A plain file name, which begins with a letter or digit: neither a hidden file nor '..'. */
const name = String.raw`[\p{L}\p{N}][\p{L}\p{N} ._()-]*`
const picture = String.raw`\.(?:jpe?g|png|webp)`

/** The paths that content may have (server/content/load, docs/guia-de-conteudo.md). */
const known: readonly RegExp[] = [
  'brand|categories|connectors|equipment-brands|equipment-models|blog-categories|removed',
  `products/${slug}`,
  'pages/(?:about|contact|equipment|home|maintenance|testimonials)',
  `pages/plain/${slug}`,
  'search/(?:courtesies|intent|symptoms|synonyms)',
  'desk/(?:feriados|horario|propostas|respostas)',
]
  .map((names) => new RegExp(`^(?:${names})\\.yaml$`, 'u'))
  .concat(
    [
      `blog/${slug}\\.(?:md|html)`,
      `blog/(?:${slug}/)?${name}${picture}`,
      `images/brand/${name}(?:${picture}|\\.svg)`,
      `images/products/${slug}/${name}${picture}`,
    ].map((names) => new RegExp(`^${names}$`, 'iu')),
  )

/**
 * Whether a draft may hold this path below `content/`: plain names that content uses. Everything else is refused:
 * `../`, absolute paths, hidden files, control characters, folders that nothing reads.
 */
export function isDraftPath(path: string): boolean {
  return (
    path.length <= longest &&
    path === path.normalize('NFC') &&
    !path.includes('..') &&
    known.some((pattern) => pattern.test(path))
  )
}

/** Whether a file is kept as base64 rather than as text. */
export function isPicturePath(path: string): boolean {
  return /\.(jpe?g|png|webp)$/i.test(path)
}
