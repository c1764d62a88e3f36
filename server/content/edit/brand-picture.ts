import sharp, { type Sharp } from 'sharp'
import { drawingTextProblem, maximumPixels } from '#server/content/load/picture-problem.ts'
import { pictureTypes } from './photographs.ts'

/** The most pixels of a logo: pages show it 30 high, documents larger. */
const logoBox = { width: 960, height: 240, fit: 'inside' } as const
/** Pixels of an icon's side; home screens show up to 512, most of them 180 to 192. */
const iconBox = { width: 256, height: 256, fit: 'contain' } as const

/**
 * Makes a logo or icon of an uploaded file: an SVG stays as it is, but one with scripts or the like is refused; other
 * pictures become a PNG, without metadata. The site's icon is an SVG (domain/brand.ts), so a PNG icon is embedded in
 * one. Out: the file's ending and bytes, or why it is refused.
 */
export async function readBrandPicture(
  sent: Buffer,
  use: 'logo' | 'icon',
): Promise<{ kind: 'read'; ending: 'svg' | 'png'; bytes: Buffer } | { kind: 'refused'; why: string }> {
  try {
    const picture = sharp(sent, { limitInputPixels: maximumPixels, pages: 1 })
    const { format } = await picture.metadata()
    if (format === 'svg') {
      const problem = drawingTextProblem(sent.toString('utf8'))
      return problem === undefined
        ? { kind: 'read', ending: 'svg', bytes: sent }
        : { kind: 'refused', why: `Não serve: ${problem}.` }
    }
    if (!pictureTypes.includes(format)) return notOne
    if (use === 'logo') return { kind: 'read', ending: 'png', bytes: await pngOf(picture, logoBox) }
    return { kind: 'read', ending: 'svg', bytes: Buffer.from(svgAround(await pngOf(picture, iconBox))) }
  } catch {
    // A file that the decoder cannot read is refused like any other that is no picture.
    return notOne
  }
}

const notOne = { kind: 'refused', why: 'O arquivo não é um SVG, PNG, JPEG ou WebP que se possa ler.' } as const

function pngOf(picture: Sharp, box: typeof logoBox | typeof iconBox): Promise<Buffer> {
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
