import sharp from 'sharp'
import type { ContentFiles } from '#server/content/content-files.ts'

/** The most pixels of a picture: more than a camera has. In memory each pixel takes 3 or 4 bytes. */
export const maximumPixels = 50_000_000
const maximumDrawingBytes = 500_000

/** Elements of an SVG that run or load something; no drawing needs them. */
const acting: readonly [what: string, pattern: RegExp][] = [
  // In a text of another encoding the patterns below find nothing, although a browser reads it.
  ['texto que não é UTF-8', /[\0\uFFFD]/],
  ['script', /<\s*(?:\w+:)?script\b|javascript:/i],
  ['entidade ou DOCTYPE', /<!(?:ENTITY|DOCTYPE)/i],
  ['folha de estilo de fora', /<\?xml-stylesheet|@import/i],
  ['atributo que reage a eventos (on…)', /\son[a-z]+\s*=/i],
  ['HTML dentro do desenho (foreignObject)', /<\s*(?:\w+:)?foreignObject\b/i],
  ['endereço de fora', /(?:\b(?:href|src)\s*=\s*["']?|\burl\(\s*["']?)(?!#|data:image\/(?:png|jpeg|webp);)[^\s"'>)]/i],
]

const expected = 'não é foto; espera-se .jpg, .png ou .webp'

/**
 * Why a file cannot be published as a photograph; undefined where it can. In: its path below `content/`. A photograph
 * that was seen before is not read again.
 */
export async function photographProblem(files: ContentFiles, path: string): Promise<string | undefined> {
  if (!/\.(jpe?g|png|webp)$/i.test(path)) return expected
  const mark = (await files.mark(path)) ?? ''
  return files.made(`photograph ${path}`, mark, async () => pixelProblem(await files.bytes(path)))
}

/** The size is read first, so that the pixels of a huge picture are never decoded. */
async function pixelProblem(bytes: Buffer): Promise<string | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: false })
    const { format, width, height, pages = 1 } = await picture.metadata()
    if (!['jpeg', 'png', 'webp'].includes(format)) return expected
    if (width * height * pages > maximumPixels)
      return `tem ${width} × ${height} pontos, e o limite é de ${maximumPixels / 1_000_000} milhões; salve-a menor`
    await picture.stats()
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `não pode ser usado como foto (${reason}); salve-o de novo como JPEG, PNG ou WebP`
  }
}

/** Why a file cannot be published as an SVG drawing or as a photograph; undefined where it can. */
export async function drawingProblem(files: ContentFiles, path: string): Promise<string | undefined> {
  if (!/\.svg$/i.test(path)) return photographProblem(files, path)
  return drawingTextProblem((await files.bytes(path)).toString('utf8'))
}

/** Why the text of an SVG cannot be published; undefined where it can. */
export function drawingTextProblem(text: string): string | undefined {
  if (text.length > maximumDrawingBytes)
    return `o desenho tem mais de ${maximumDrawingBytes / 1000} kB; salve-o mais simples`
  const [found] = acting.find(([, pattern]) => pattern.test(text)) ?? []
  return found && `o desenho tem ${found}; salve-o de novo só com formas ("SVG simples")`
}
