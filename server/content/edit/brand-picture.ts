import sharp, { type Sharp } from 'sharp'
import { drawingTextProblem, maximumPixels } from '#server/content/load/picture-problem.ts'

/** A logo, icon or photograph ready to be kept, or the reason why not. */
export type ReadBrandPicture =
  | { kind: 'read'; ending: 'svg' | 'png' | 'jpg'; bytes: Buffer }
  | { kind: 'refused'; why: string }

/** The most pixels of a logo: pages show it 30 high, documents larger. */
const logoBox = { width: 960, height: 240 }
/** Pixels of an icon's side; home screens show up to 512, most of them 180 to 192. */
const iconSide = 256

/** Pixels of a photograph's longer side: pages show it up to 1,600 wide. */
const photographSide = 1600

/**
 * Makes a logo, icon or photograph of an uploaded file: an SVG stays as it is, but one with scripts or the like is
 * refused, as is any as a photograph; other pictures become a PNG, photographs a JPEG, without metadata. The site's
 * icon is an SVG (domain/brand.ts), so a PNG icon is embedded in one.
 */
export async function readBrandPicture(sent: Buffer, use: 'logo' | 'icon' | 'photograph'): Promise<ReadBrandPicture> {
  try {
    const picture = sharp(sent, { limitInputPixels: maximumPixels, pages: 1 })
    const { format } = await picture.metadata()
    if (format === 'svg' && use !== 'photograph') return drawing(sent)
    if (!['jpeg', 'png', 'webp'].includes(format)) return notOne
    if (use === 'photograph') {
      const box = { width: photographSide, height: photographSide, fit: 'inside', withoutEnlargement: true } as const
      return { kind: 'read', ending: 'jpg', bytes: await picture.autoOrient().resize(box).jpeg().toBuffer() }
    }
    if (use === 'logo')
      return { kind: 'read', ending: 'png', bytes: await pngOf(picture, { ...logoBox, fit: 'inside' }) }
    const held = await pngOf(picture, { width: iconSide, height: iconSide, fit: 'contain' })
    return { kind: 'read', ending: 'svg', bytes: Buffer.from(svgAround(held)) }
  } catch {
    // A file that the decoder cannot read is refused like any other that is no picture.
    return notOne
  }
}

const notOne = { kind: 'refused', why: 'O arquivo não é um SVG, PNG, JPEG ou WebP que se possa ler.' } as const

function drawing(sent: Buffer): ReadBrandPicture {
  const problem = drawingTextProblem(sent.toString('utf8'))
  return problem === undefined
    ? { kind: 'read', ending: 'svg', bytes: sent }
    : { kind: 'refused', why: `Não serve: ${problem}.` }
}

function pngOf(picture: Sharp, box: { width: number; height: number; fit: 'inside' | 'contain' }): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return picture
    .autoOrient()
    .resize({ ...box, background, withoutEnlargement: box.fit === 'inside' })
    .png({ palette: true })
    .toBuffer()
}

/**
 * An SVG that embeds a PNG. Its side is 32 like that of drawn icons: the build scales icons from 32
 * (server/pictures/brand-pictures.ts).
 */
function svgAround(png: Buffer): string {
  const address = `data:image/png;base64,${png.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><image width="32" height="32" href="${address}"/></svg>\n`
}
