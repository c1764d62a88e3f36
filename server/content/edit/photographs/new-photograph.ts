import sharp from 'sharp'
import { maximumPixels } from '#server/content/load/picture-problem.ts'

/** A photograph to be stored, or why the file is refused. */
export type ReadPhotograph = { kind: 'read'; bytes: Buffer } | { kind: 'refused'; why: string }

/** The most pixels of a photograph's longer side; no page shows more. */
const maximumSide = 2400
const quality = 88

/**
 * Makes a photograph of a sent file: a JPEG, upright, on white, no larger than the site needs, without the camera's
 * metadata (place, device, preview). Its size is read before its pixels; a file that is no photograph is refused.
 */
export async function readPhotograph(sent: Uint8Array): Promise<ReadPhotograph> {
  try {
    const picture = sharp(sent, { limitInputPixels: maximumPixels, pages: 1 })
    const { format, width, height } = await picture.metadata()
    if (!['jpeg', 'png', 'webp'].includes(format)) return notOne
    if (width * height > maximumPixels)
      return { kind: 'refused', why: `A foto tem ${width} × ${height} pontos; salve-a menor.` }
    const bytes = await picture
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: maximumSide, height: maximumSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer()
    return { kind: 'read', bytes }
  } catch {
    // The decoder cannot read the file, so it is no photograph.
    return notOne
  }
}

const notOne = { kind: 'refused', why: 'O arquivo não é uma foto JPEG, PNG ou WebP que se possa ler.' } as const

/**
 * The name for a product's next photograph, after the existing ones. In: their names, and the variant that it shows.
 */
export function photographName(names: readonly string[], variantId: string): string {
  const numbers = names.map((name) => Number(/^\d+/.exec(name)?.[0] ?? 0))
  const next = Math.max(0, ...numbers) + 1
  return `${next}${variantId === '' ? '' : `-opcao-${variantId}`}.jpg`
}
