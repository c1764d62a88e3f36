import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mapConcurrently } from '#server/map-concurrently.ts'
import type { PostSource } from '#server/content/posts/load-posts.ts'
import type { ValueCache } from '#server/value-cache.ts'
import type { PublishedPictures } from './place-pictures.ts'
import type { Canvas } from './pictures/write-drawing.ts'
import { publishFigure, type PublishedFigure } from './pictures/publish-figure.ts'
import { publishPhotograph } from './pictures/photograph.ts'

interface Folders {
  publicFolder: string
  /** The cache of files that take long to make, kept between builds. */
  cacheFolder: string
}

/** Publishes all figures of the articles. Out: the published figures, by their names in articles (`figura:nome`). */
export async function publishFigures(
  posts: readonly Pick<PostSource, 'pictures'>[],
  { canvas, cacheFolder, cache }: { canvas: Canvas; cacheFolder: string; cache: ValueCache },
): Promise<Map<string, PublishedFigure>> {
  const written = posts.flatMap(({ pictures }) => pictures.map(({ src }) => src))
  const names = [...new Set(written)].filter((src) => src.startsWith('figura:'))
  const settings = { canvas, cacheFolder: join(cacheFolder, 'figures'), cache }
  return new Map(
    await mapConcurrently(
      names,
      async (src) => [src, await publishFigure(src.slice('figura:'.length), settings)] as const,
    ),
  )
}

/**
 * Publishes the photographs of an article. In: the articles' folder. Out: the published photographs, by their names in
 * the article. Rejects for a file that is no photograph.
 */
export async function publishPostPhotographs(
  { slug, pictures }: Pick<PostSource, 'slug' | 'pictures'>,
  { blogFolder, publicFolder, cacheFolder }: Folders & { blogFolder: string },
): Promise<PublishedPictures['photographs']> {
  const files = pictures.map(({ src }) => src).filter((src) => !src.startsWith('figura:'))
  if (files.length > 0) await mkdir(join(publicFolder, 'fotos'), { recursive: true })
  const published = await mapConcurrently([...new Set(files)], async (file) => {
    const places = { file: join(blogFolder, slug, file), publicFolder, cacheFolder: join(cacheFolder, 'photos') }
    return [file, await publishPhotograph({ ...places, name: `${slug}-${file.replace(/\.\w+$/, '')}` })] as const
  })
  return new Map(published)
}
