import { copyFile, link, mkdir, readdir, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { codeOf } from '#server/failure.ts'
import { mapConcurrently } from '#server/map-concurrently.ts'
import { contentPlace } from './content-place.ts'
import { isPicturePath } from './draft-path.ts'
import { bytesOfText } from './file-text.ts'

interface HeldFile {
  path: string
  text: string | null
}

/**
 * Lays a draft over the shop's content: makes `folder` a shop whose `content/` has the draft's files and, for the rest,
 * the shop's own. Texts are copied, so that later changes of the shop's files do not reach the folder; pictures are
 * linked. A folder that the operator keeps behind a link is used from there. Throws PathRefused for a path that a draft
 * must not have; then the folder is not made.
 */
export async function layDraft(root: string, files: readonly HeldFile[], folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const { path } of files) await contentPlace(root, path)
  const held = new Set(files.map(({ path }) => path))
  const content = await realpath(join(root, 'content'))
  const paths = (await pathsBelow(content)).filter((path) => !held.has(path))
  const written = files.flatMap(({ path, text }) => (text === null ? [] : { path, text }))
  await makeFolders(join(folder, 'content'), [...paths, ...written.map(({ path }) => path)])
  await mapConcurrently(paths, (path) => lay(join(content, path), join(folder, 'content', path)))
  await mapConcurrently(written, ({ path, text }) => writeFile(join(folder, 'content', path), bytesOfText(path, text)))
}

/**
 * The relative paths, with slashes, of every file below a folder, and of links to folders, which are not followed.
 * Hidden files are left out, because they are not content.
 */
async function pathsBelow(content: string): Promise<string[]> {
  const entries = await readdir(content, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isSymbolicLink()))
    .map((entry) => relative(content, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

async function makeFolders(content: string, paths: readonly string[]): Promise<void> {
  const folders = new Set(paths.map((path) => dirname(path)))
  for (const folder of folders) await mkdir(join(content, folder), { recursive: true })
}

async function lay(from: string, to: string): Promise<void> {
  const real = await realpath(from)
  // A folder that the operator keeps elsewhere is linked; drafts do not write into it.
  if ((await stat(real)).isDirectory()) return symlink(real, to)
  if (!isPicturePath(from)) return copyFile(real, to)
  try {
    await link(real, to)
  } catch (error) {
    // The picture is on another disk, or on one without hard links.
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(codeOf(error) ?? '')) throw error
    await copyFile(real, to)
  }
}
