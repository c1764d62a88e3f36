import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { postFrontMatterSchema, type PostFrontMatter } from '#domain/blog/post.ts'
import type { ContentFault } from './content-error.ts'
import { parseYaml, readContent } from './read-file.ts'

/** An article as its file says it: front matter, slug (the file's name) and body source. */
export interface PostSource extends PostFrontMatter {
  slug: string
  /** `.html` bodies are shown as they are. */
  format: 'markdown' | 'html'
  body: string
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
      return post && { ...post, slug: basename(name, extname(name)), format, body }
    }),
  )
  return posts.filter((post) => post !== undefined)
}
