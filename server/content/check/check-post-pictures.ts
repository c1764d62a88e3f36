import { figures } from '#drawings/figures/figures.ts'
import type { ContentFault } from '#server/content-error.ts'
import { postFile, type PostSource } from '#server/content/posts/load-posts.ts'
import type { PostPicture } from '#server/content/posts/render-post-pictures.ts'

/** The pictures of articles that cannot be shown, or that say nothing to who does not see them. */
export function postPictureFaults(posts: readonly PostSource[]): ContentFault[] {
  return posts.flatMap((post) =>
    post.pictures.flatMap((picture) =>
      [addressProblem(picture, post), wordsProblem(picture)]
        .filter((problem) => problem !== undefined)
        .map((problem) => ({ file: postFile(post), path: picture.src, problem })),
    ),
  )
}

function addressProblem({ src }: PostPicture, { slug, photographs }: PostSource): string | undefined {
  const folder = `content/blog/${slug}/`
  if (/^https?:/.test(src))
    return `found a picture of another site, which browsers are told to block; put the file into ${folder}`
  const [, name] = /^figura:(.*)$/.exec(src) ?? []
  if (name !== undefined) {
    return Object.hasOwn(figures, name)
      ? undefined
      : `found no figure of this name, expected one of ${Object.keys(figures).join(', ')}`
  }
  if (!/\.(jpe?g|png|webp)$/i.test(src))
    return 'found no picture, expected figura:… or the name of a .jpg, .png or .webp file'
  if (photographs.includes(src)) return undefined
  return `found no such file in ${folder}, which has ${photographs.join(', ') || 'none'}`
}

function wordsProblem({ alt, caption }: PostPicture): string | undefined {
  if (alt === '') return 'found a picture without words for who does not see it, expected ![what it shows](…)'
  return caption === ''
    ? 'found a picture without a caption, expected one in quotes: ![…](address "caption")'
    : undefined
}
