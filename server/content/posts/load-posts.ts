import { slugPattern } from '#domain/text/slug.ts'
import { access, readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { postFrontMatterSchema, type PostFrontMatter } from '#domain/blog/post.ts'
import type { ContentFault } from '#server/content-error.ts'
import { parseYaml, readContent } from '#server/content/load/read-file.ts'
import { renderPost, type RenderedPost } from './render-post.ts'

/** An article of its file: front matter, slug (the file's name) and rendered body. */
export interface PostSource extends PostFrontMatter, RenderedPost {
  slug: string
  /** `.html` bodies are shown as they are. */
  format: 'markdown' | 'html'
  /** Names of the files in its folder, `content/blog/<slug>/`. */
  photographs: string[]
}

/** The file of an article, as faults name it. */
export function postFile({ slug, format }: Pick<PostSource, 'slug' | 'format'>): string {
  return `content/blog/${slug}.${format === 'html' ? 'html' : 'md'}`
}

/** Loads `content/blog/*.md` and `*.html`. Faults are pushed, never thrown. */
export async function loadPosts(root: string, faults: ContentFault[]): Promise<PostSource[]> {
  const folder = join(root, 'content', 'blog')
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .map(({ name }) => name)
    .filter((name) => /^[^_].*\.(md|html)$/.test(name))
    .toSorted()
  faults.push(
    ...nameFaults(names),
    ...folderFaults(
      entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
      names,
    ),
  )
  const posts = await Promise.all(names.map((name) => loadPost({ root, folder, name }, faults)))
  return posts.filter((post) => post !== undefined)
}

async function loadPost(
  { root, folder, name }: { root: string; folder: string; name: string },
  faults: ContentFault[],
): Promise<PostSource | undefined> {
  const { file, text } = await readContent(root, join(folder, name))
  const [, frontMatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  if (frontMatter === undefined || body === undefined) {
    faults.push({ file, path: '', problem: 'found no front matter, expected YAML between two lines of ---' })
    return undefined
  }
  const post = parseYaml({ file, text: frontMatter }, postFrontMatterSchema, faults)
  if (!post) return undefined
  if (post.featured_image !== undefined && !(await exists(join(folder, post.featured_image)))) {
    faults.push({
      file,
      path: 'featured_image',
      problem: `found no ${post.featured_image}, expected a picture in content/blog/`,
    })
  }
  const format = extname(name) === '.html' ? 'html' : 'markdown'
  const slug = slugOf(name)
  return { ...post, slug, format, photographs: await filesIn(join(folder, slug)), ...renderPost(format, body) }
}

/** A file's name becomes an address, so it must be one and stand once. */
function nameFaults(names: readonly string[]): ContentFault[] {
  return names.flatMap((name, index) => {
    const file = `content/blog/${name}`
    const slug = slugOf(name)
    if (!slugPattern.test(slug)) {
      return [
        {
          file,
          path: '',
          problem: 'found a name that cannot be an address, expected lower-case letters, figures and single hyphens',
        },
      ]
    }
    if (names.findIndex((other) => slugOf(other) === slug) === index) return []
    return [{ file, path: '', problem: `found a second file for /blog/${slug}, expected one` }]
  })
}

/** Photographs lie in a folder named after their article. */
function folderFaults(folders: readonly string[], names: readonly string[]): ContentFault[] {
  const slugs = new Set(names.map(slugOf))
  return folders
    .filter((folder) => !slugs.has(folder))
    .map((folder) => ({
      file: `content/blog/${folder}`,
      path: '',
      problem: 'found a folder without an article, expected one named after the file of its article',
    }))
}

async function filesIn(folder: string): Promise<string[]> {
  return (await exists(folder)) ? (await readdir(folder)).filter((name) => !name.startsWith('.')) : []
}

function slugOf(name: string): string {
  return basename(name, extname(name))
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
