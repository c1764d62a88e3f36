import sharp from 'sharp'
import { mostPixels } from '#server/content/load/picture-problem.ts'

/** A photograph as it may be kept, or why not. */
export type ReadPhotograph = { kind: 'read'; bytes: Buffer } | { kind: 'refused'; why: string }

/** Wider and higher than any page shows it. */
const mostSide = 2400
const quality = 88

/**
 * Makes a photograph of what somebody sends: a JPEG that stands upright, on white, no larger than the site needs, and without anything that
 * the camera wrote into it (place, device, preview). Its size is read before any of its pixels; what is no photograph is refused.
 */
export async function readPhotograph(sent: Uint8Array): Promise<ReadPhotograph> {
  try {
    const picture = sharp(sent, { limitInputPixels: mostPixels, pages: 1 })
    const { format, width, height } = await picture.metadata()
    if (!['jpeg', 'png', 'webp'].includes(format)) return notOne
    if (width * height > mostPixels)
      return { kind: 'refused', why: `A foto tem ${width} × ${height} pontos; salve-a menor.` }
    const bytes = await picture
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer()
    return { kind: 'read', bytes }
  } catch {
    // What a decoder cannot read is told as what it is to the person: no photograph.
    return notOne
  }
}

const notOne = { kind: 'refused', why: 'O arquivo não é uma foto JPEG, PNG ou WebP que se possa ler.' } as const

/** The name of a product's next photograph: behind those that there are. In: their names, and the variant that it shows. */
export function photographName(names: readonly string[], variantId: string): string {
  const numbers = names.map((name) => Number(/^\d+/.exec(name)?.[0] ?? 0))
  const next = Math.max(0, ...numbers) + 1
  return `${next}${variantId === '' ? '' : `-opcao-${variantId}`}.jpg`
}
