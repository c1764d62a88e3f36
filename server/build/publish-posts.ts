import { mkdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { publishedPosts } from '#domain/blog/published-posts.ts'
import { blogPicture } from '#drawings/scenes/blog-picture.ts'
import type { Content } from '#server/content/content.ts'
import type { PostSource } from '#server/content/posts/load-posts.ts'
import { cacheFolder } from '#server/folders.ts'
import { mapConcurrently } from '#server/map-concurrently.ts'
import type { ValueCache } from '#server/value-cache.ts'
import type { Post } from '#server/site/site.ts'
import { contentHash } from './content-hash.ts'
import { withoutCameraData } from './pictures/photograph.ts'
import { writeDrawing, type Canvas } from './pictures/write-drawing.ts'
import { atom, rss } from './discovery/feeds.ts'
import { placeFeedPictures, placePictures, type PublishedPictures } from './place-pictures.ts'
import { sourcesEntry, sourcesSection } from './sources-section.ts'
import { publishFigures, publishPostPhotographs } from './publish-post-pictures.ts'
import { writeChanged } from './write-changed.ts'

/** Publishes the articles other than drafts with their pictures, newest first, and writes the feeds. */
export async function publishPosts(
  content: Content,
  target: { siteUrl: string; canvas: Canvas; blogFolder: string; cache: ValueCache },
): Promise<Post[]> {
  const { siteUrl, canvas, blogFolder, cache } = target
  const { publicFolder } = canvas
  await mkdir(join(publicFolder, 'blog'), { recursive: true })
  await mkdir(join(publicFolder, 'desenhos'), { recursive: true })
  const published = publishedPosts(content.posts)
  const figures = await publishFigures(published, { canvas, cacheFolder, cache })
  const made = await mapConcurrently(published, async (post) => {
    const photographs = await publishPostPhotographs(post, { blogFolder, publicFolder, cacheFolder })
    const picture = await writePicture(post, { canvas, blogFolder })
    return finished(post, picture, { figures, photographs })
  })
  const source = {
    posts: made.map(({ feed }) => feed),
    blogCategories: content.blogCategories,
    brand: content.brand,
    siteUrl,
  }
  await writeChanged(join(publicFolder, 'blog', 'rss.xml'), rss(source))
  await writeChanged(join(publicFolder, 'blog', 'atom.xml'), atom(source))
  return made.map(({ post }) => post)
}

/** An article with its pictures' files, for its page and for feeds. */
function finished(source: PostSource, picture: string, pictures: PublishedPictures): { post: Post; feed: Post } {
  const { ids: _ids, format: _format, photographs: _photographs, pictures: written, html, ...facts } = source
  const files = written.flatMap(({ src }) => (pictures.figures.get(src) ?? pictures.photographs.get(src))?.src ?? [])
  const sources = sourcesSection(source.sources)
  const contents = sources === '' ? source.contents : [...source.contents, sourcesEntry]
  const post = { ...facts, picture, pictures: files, contents, html: placePictures(html, pictures) + sources }
  return { post, feed: { ...post, html: placeFeedPictures(html, pictures) + sources } }
}

/** Publishes the article's own picture, else the drawing of its scene, under a name with a hash of its content. */
async function writePicture(
  { scene, featured_image }: Pick<PostSource, 'scene' | 'featured_image'>,
  { canvas, blogFolder }: { canvas: Canvas; blogFolder: string },
): Promise<string> {
  if (featured_image === undefined) return writeDrawing(canvas, 'blog', blogPicture(scene))
  const own = await withoutCameraData(await readFile(join(blogFolder, featured_image)), extname(featured_image))
  const src = `/desenhos/blog-${contentHash(own)}${extname(featured_image)}`
  await writeChanged(join(canvas.publicFolder, src), own)
  return src
}
