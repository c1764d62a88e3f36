import { slugPattern } from '#domain/text/slug.ts'

/** The longest path that a draft keeps (db/sqlite/013-content-drafts.sql). */
const longest = 200

const slug = slugPattern.source.replace(/^\^|\$$/g, '')
/** A file's name as people give them, which starts with a letter or a digit: no hidden file, no way up. */
const name = String.raw`[\p{L}\p{N}][\p{L}\p{N} ._()-]*`
const picture = String.raw`\.(?:jpe?g|png|webp)`

/** The names that the content has (server/content/load, docs/guia-de-conteudo.md). */
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
 * Whether a draft may hold a file of this path below `content/`: a plain name that the content knows. Everything else (`../`, absolute
 * paths, hidden files, control characters, folders that nobody reads) is no path of a draft.
 */
export function isDraftPath(path: string): boolean {
  return (
    path.length <= longest &&
    path === path.normalize('NFC') &&
    !path.includes('..') &&
    known.some((pattern) => pattern.test(path))
  )
}

/** Whether a file's bytes are kept as base64 rather than as text. */
export function isPicturePath(path: string): boolean {
  return /\.(jpe?g|png|webp)$/i.test(path)
}
