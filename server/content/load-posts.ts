import { access, readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { postFrontMatterSchema, type PostFrontMatter } from '#domain/blog/post.ts'
import type { ContentFault } from './content-error.ts'
import { parseYaml, readContent } from './read-file.ts'
import { renderPost, type RenderedPost } from './render-post.ts'

/** An article of its file: front matter, slug (the file's name) and rendered body. */
export interface PostSource extends PostFrontMatter, RenderedPost {
  slug: string
  /** `.html` bodies are shown as they are. */
  format: 'markdown' | 'html'
}

/** The file of an article, as faults name it. */
export function postFile({ slug, format }: Pick<PostSource, 'slug' | 'format'>): string {
  return `content/blog/${slug}.${format === 'html' ? 'html' : 'md'}`
}

/** Loads `content/blog/*.md` and `*.html`. Faults are pushed, never thrown. */
export async function loadPosts(root: string, faults: ContentFault[]): Promise<PostSource[]> {
  const folder = join(root, 'content', 'blog')
  const names = (await readdir(folder)).filter((name) => /^[^_].*\.(md|html)$/.test(name)).toSorted()
  const posts = await Promise.all(
    names.map(async (name) => {
      const { file, text } = await readContent(root, join(folder, name))
      const [, frontMatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
      if (frontMatter === undefined || body === undefined) {
        faults.push({ file, path: '', problem: 'found no front matter, expected YAML between two lines of ---' })
        return undefined
      }
      const post = parseYaml({ file, text: frontMatter }, postFrontMatterSchema, faults)
      const format = extname(name) === '.html' ? ('html' as const) : ('markdown' as const)
      if (post?.featured_image !== undefined) await checkPicture(join(folder, post.featured_image), { file, faults })
      return post && { ...post, slug: basename(name, extname(name)), format, ...renderPost(format, body) }
    }),
  )
  return posts.filter((post) => post !== undefined)
}

async function checkPicture(path: string, { file, faults }: { file: string; faults: ContentFault[] }): Promise<void> {
  try {
    await access(path)
  } catch {
    faults.push({ file, path: 'featured_image', problem: `found no such file, expected a picture in content/blog/` })
  }
}
