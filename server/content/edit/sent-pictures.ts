import { hash } from 'node:crypto'
import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { slugify } from '#domain/text/normalize.ts'
import { drawingTextProblem, maximumPixels } from '#server/content/load/pictures.ts'
import { codeOf } from '#server/failure.ts'

export const pictureTypes = ['jpeg', 'png', 'webp']

/** The most pixels of a photograph's longer side; no page shows more. */
const maximumSide = 2400
const jpegQuality = 88

/** Makes an upright JPEG without metadata. The pixel count is read first: a small file may unpack to gigabytes. */
export async function readPhotograph(
  uploaded: Uint8Array,
): Promise<{ bytes: Buffer; reason?: never } | { bytes?: never; reason: string }> {
  try {
    const picture = sharp(uploaded, { limitInputPixels: maximumPixels, pages: 1 })
    const { format, width, height } = await picture.metadata()
    if (!pictureTypes.includes(format)) return notPhotograph
    if (width * height > maximumPixels) return { reason: `A foto tem ${width} × ${height} pontos; salve-a menor.` }
    const bytes = await picture
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: maximumSide, height: maximumSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: jpegQuality })
      .toBuffer()
    return { bytes }
  } catch {
    return notPhotograph
  }
}

const notPhotograph = { reason: 'O arquivo não é uma foto JPEG, PNG ou WebP que se possa ler.' }

/** The most pixels of a logo: pages show it 30 high, documents larger. */
const logoBox = { width: 960, height: 240, fit: 'inside' } as const
/** Pixels of an icon's side; home screens show up to 512, most of them 180 to 192. */
const iconBox = { width: 256, height: 256, fit: 'contain' } as const

/** Makes a logo or icon: an SVG without scripts stays; a picture becomes a PNG, and as an icon an SVG around a PNG. */
export async function readBrandPicture(
  uploaded: Buffer,
  use: 'logo' | 'icon',
): Promise<{ ending: 'svg' | 'png'; bytes: Buffer; reason?: never } | { bytes?: never; reason: string }> {
  try {
    const picture = sharp(uploaded, { limitInputPixels: maximumPixels, pages: 1 })
    const { format } = await picture.metadata()
    if (format === 'svg') {
      const problem = drawingTextProblem(uploaded.toString('utf8'))
      return problem === undefined ? { ending: 'svg', bytes: uploaded } : { reason: `Não serve: ${problem}.` }
    }
    if (!pictureTypes.includes(format)) return notPicture
    if (use === 'logo') return { ending: 'png', bytes: await pngOf(picture, logoBox) }
    return { ending: 'svg', bytes: Buffer.from(svgAround(await pngOf(picture, iconBox))) }
  } catch {
    return notPicture
  }
}

const notPicture = { reason: 'O arquivo não é um SVG, PNG, JPEG ou WebP que se possa ler.' }

function pngOf(picture: Sharp, box: typeof logoBox | typeof iconBox): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const shape = { ...box, background, withoutEnlargement: box.fit === 'inside' }
  return picture.autoOrient().resize(shape).png({ palette: true }).toBuffer()
}

/** An SVG that embeds a PNG, 32 wide like drawn icons, which are scaled from 32 (server/pictures/brand-pictures.ts). */
function svgAround(png: Buffer): string {
  const address = `data:image/png;base64,${png.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><image width="32" height="32" href="${address}"/></svg>\n`
}

/** The original files of photographs, with their metadata: for the shop's own use. */
export class Originals {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'originais')
  }

  /** Keeps a file under its product's id and original name; the same content once. */
  async keep(id: string, { name, bytes }: { name: string; bytes: Uint8Array }): Promise<void> {
    const folder = join(this.#folder, id)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // The server's account may write in the data folder, and could have laid a link to what only the desk's may write.
    if ((await realpath(folder)) !== join(await realpath(dirname(this.#folder)), 'originais', id))
      throw new Error(`${folder} is reached by a link`)
    const stem = slugify(name.replace(/\.\w+$/, '')).slice(0, 60) || 'foto'
    const [, end = 'jpg'] = /\.(jpe?g|png|webp)$/i.exec(name) ?? []
    const file = join(folder, `${stem}-${hash('sha256', bytes).slice(0, 12)}.${end.toLowerCase()}`)
    try {
      await writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}
