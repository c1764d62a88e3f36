import { extname } from 'node:path'
import sharp from 'sharp'
import { decodeEntities } from '#domain/sheet/workbook.ts'
import { fault, type ContentFault } from '#server/content-error.ts'
import { naturalOrder, type ContentFiles } from '#server/content/content-files.ts'

/** The most pixels of a picture: more than a camera has. In memory each pixel takes 3 or 4 bytes. */
export const maximumPixels = 50_000_000
const maximumDrawingBytes = 500_000

/** The content of an SVG that runs or loads something; no drawing needs it. */
const activeContent: readonly [what: string, pattern: RegExp][] = [
  // In a text of another encoding the patterns below find nothing, although a browser reads it.
  ['texto que não é UTF-8', /[\0\uFFFD]/],
  ['script', /<\s*(?:[^\s<>/:]+:)?script\b|javascript:/i],
  ['entidade ou DOCTYPE', /<!(?:ENTITY|DOCTYPE)/i],
  ['folha de estilo de fora', /<\?xml-stylesheet|@import/i],
  ['atributo que reage a eventos (on…)', /\son[a-z]+\s*=/i],
  ['HTML dentro do desenho (foreignObject)', /<\s*(?:[^\s<>/:]+:)?foreignObject\b/i],
  [
    'endereço de fora',
    /(?:\b(?:href|src)\s*=\s*(?:["']\s*)?|\burl\(\s*(?:["']\s*)?)(?!\s|#|data:image\/(?:png|jpeg|webp);)[^\s"'>)]/i,
  ],
]

const notPhotograph = 'não é foto; espera-se .jpg, .png ou .webp'

/** Why a file below `content/` cannot be a photograph; undefined where it can. A known photograph is not read again. */
export async function photographProblem(files: ContentFiles, path: string): Promise<string | undefined> {
  if (!/\.(jpe?g|png|webp)$/i.test(path)) return notPhotograph
  const mark = (await files.mark(path)) ?? ''
  return files.cached(`photograph ${path}`, mark, async () => pixelProblem(await files.bytes(path)))
}

/** Why bytes are no photograph. The size is read first, so that the pixels of a huge picture are never decoded. */
async function pixelProblem(bytes: Buffer): Promise<string | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: false })
    const { format, width, height, pages = 1 } = await picture.metadata()
    if (!['jpeg', 'png', 'webp'].includes(format)) return notPhotograph
    if (width * height * pages > maximumPixels)
      return `tem ${width} × ${height} pontos, e o limite é de ${maximumPixels / 1_000_000} milhões; salve-a menor`
    await picture.stats()
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `não pode ser usado como foto (${reason}); salve-o de novo como JPEG, PNG ou WebP`
  }
}

/** Why a file cannot be an SVG drawing or a photograph; undefined where it can. */
export async function drawingProblem(files: ContentFiles, path: string): Promise<string | undefined> {
  if (!/\.svg$/i.test(path)) return photographProblem(files, path)
  return drawingTextProblem((await files.bytes(path)).toString('utf8'))
}

/** Why the text of an SVG cannot be published; undefined where it can. */
export function drawingTextProblem(text: string): string | undefined {
  if (text.length > maximumDrawingBytes)
    return `o desenho tem mais de ${maximumDrawingBytes / 1000} kB; salve-o mais simples`
  const decoded = decodeEntities(text)
  const [finding] = activeContent.find(([, pattern]) => pattern.test(text) || pattern.test(decoded)) ?? []
  return finding && `o desenho tem ${finding}; salve-o de novo só com formas ("SVG simples")`
}

export interface Photograph {
  /** The product that the photograph shows, and the variant only where the file's name states one. */
  productId: string
  variantId?: string
  /** The path below `content/`. */
  path: string
}

type PhotographedProduct = { id: string; variants?: readonly { id: string }[] }

/** Lists `content/images/products/<id>/` by name; a name's end 'opcao-<id>' states a variant. Pushes faults. */
export async function loadPhotographs(
  files: ContentFiles,
  products: readonly PhotographedProduct[],
  faults: ContentFault[],
): Promise<Photograph[]> {
  const folder = 'images/products'
  const photographs: Photograph[] = []
  for (const productId of (await files.namesIn(folder)).folders) {
    const product = products.find(({ id }) => id === productId)
    const names = (await files.namesIn(`${folder}/${productId}`)).files.toSorted(naturalOrder)
    // An empty folder, left after its photographs were moved to another product, is ignored.
    if (names.length === 0) continue
    if (!product) {
      const problem = 'nenhum produto tem este id; dê à pasta o nome do arquivo do seu produto'
      faults.push(fault(`content/${folder}/${productId}`, '', 'conteudo-foto-sem-produto', problem))
      continue
    }
    for (const name of names) {
      const [, variantId] = /(?:^|-)opcao-(.+)$/.exec(name.slice(0, -extname(name).length)) ?? []
      const path = `${folder}/${productId}/${name}`
      const problem = variantProblem(product, variantId) ?? (await photographProblem(files, path))
      if (problem === undefined) photographs.push({ productId, path, ...(variantId !== undefined && { variantId }) })
      else faults.push(fault(`content/${path}`, '', 'conteudo-foto', problem))
    }
  }
  return photographs
}

function variantProblem({ variants = [] }: PhotographedProduct, choice: string | undefined): string | undefined {
  if (choice === undefined || variants.some(({ id }) => id === choice)) return undefined
  return `o produto não tem a versão '${choice}'; as que tem: ${variants.map(({ id }) => id).join(', ') || 'nenhuma'}`
}
