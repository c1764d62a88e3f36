import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { publishedPosts } from '#domain/blog/published-posts.ts'
import { blogPicture } from '#drawings/scenes/blog-picture.ts'
import type { Content } from '../content/load-content.ts'
import type { PostSource } from '../content/load-posts.ts'
import type { Post } from '../site/site.ts'
import { contentHash } from './content-hash.ts'
import { atom, rss } from './feeds.ts'

/** Publishes the blog: gives each article that is no draft its picture and writes the feeds. Newest first. */
export async function publishPosts(content: Content, target: { siteUrl: string; publicFolder: string }): Promise<Post[]> {
  const { siteUrl, publicFolder } = target
  await mkdir(join(publicFolder, 'blog'), { recursive: true })
  await mkdir(join(publicFolder, 'desenhos'), { recursive: true })
  const posts = await Promise.all(
    publishedPosts(content.posts).map(async ({ ids: _ids, format: _format, ...post }) => ({
      ...post,
      picture: await writePicture(post, publicFolder),
    })),
  )
  const source = { posts, blogCategories: content.blogCategories, brand: content.brand, siteUrl }
  await writeFile(join(publicFolder, 'blog', 'rss.xml'), rss(source))
  await writeFile(join(publicFolder, 'blog', 'atom.xml'), atom(source))
  return posts
}

/** The article's own picture, else the drawing of its topic, under a name that changes with what it shows. */
async function writePicture(
  { slug, featured_image }: Pick<PostSource, 'slug' | 'featured_image'>,
  publicFolder: string,
): Promise<string> {
  const own = featured_image === undefined ? undefined : await readFile(join('content', 'blog', featured_image))
  const picture = own ?? Buffer.from(blogPicture(slug))
  const hash = contentHash(picture)
  const src = `/desenhos/blog-${hash}${featured_image === undefined ? '.svg' : extname(featured_image)}`
  await writeFile(join(publicFolder, src), picture)
  return src
}
