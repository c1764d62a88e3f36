import sharp from 'sharp'
import { offersOf, type OfferLine } from '#domain/proposal/proposal-line.ts'
import { itemRefKey } from '#domain/proposal/proposal-line.ts'
import { pictureLimits, type Proposal, type SentSnapshot } from '#domain/proposal/proposal.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { ProposalDocument } from './document-model.ts'
import { proposalPdf } from './proposal-pdf.ts'

/* The shop as the issuer of proposals: its letterhead, its logo and the pictures of its products. */

type AnswerFile = (shop: Shop, request: Request) => Promise<Response | undefined>

export type ProposalPrinter = (document: ProposalDocument, shop: Shop) => Promise<Buffer>

/** Makes PDFs of proposals; a picture that the shop does not have is left out. In: what answers for its files. */
export function proposalPrinter(files: AnswerFile): ProposalPrinter {
  return async (document, shop) => {
    const { letterhead, pictures: sentPictures } = document.proposal
    const smallPicture = smallPictures(files, shop)
    const addressOf = pictureFinder(shop)
    const logo = letterhead ? letterhead.logo : await logoOf(files, shop)
    return proposalPdf(document, shop, {
      logo: bytesOf(logo?.src),
      pictureOf: async (line) => {
        if (sentPictures) return bytesOf(line.item && sentPictures[itemRefKey(line.item)])
        return smallPicture(addressOf(line))
      },
    })
  }
}

/** What a sent proposal keeps: the shop's head with its logo, and pictures of its lines as far as the limits allow. */
export async function sentSnapshot(files: AnswerFile, shop: Shop, { lines }: Pick<Proposal, 'lines'>) {
  const smallPicture = smallPictures(files, shop)
  const addressOf = pictureFinder(shop)
  const pictures: Record<string, string> = {}
  let totalLength = 0
  for (const line of offersOf(lines)) {
    if (!line.item || pictures[itemRefKey(line.item)] !== undefined) continue
    const jpeg = await smallPicture(addressOf(line))
    if (!jpeg) continue
    const dataUrl = `data:image/jpeg;base64,${jpeg.toString('base64')}`
    if (dataUrl.length > pictureLimits.single || totalLength + dataUrl.length > pictureLimits.together) continue
    pictures[itemRefKey(line.item)] = dataUrl
    totalLength += dataUrl.length
  }
  const logo = await logoOf(files, shop)
  return { letterhead: { ...shop.letterhead, ...(logo && { logo }) }, pictures }
}

/** Makes a function that gives a shop's pictures as small JPEGs, each address once. */
function smallPictures(files: AnswerFile, shop: Shop): (address: string | undefined) => Promise<Buffer | undefined> {
  const cache = new Map<string, Promise<Buffer | undefined>>()
  const make = async (address: string) => {
    const picture = await pictureAt(files, shop, address)
    const small = picture?.resize(176, 132, { fit: 'inside' }).flatten({ background: '#ffffff' })
    return small?.jpeg({ quality: 85 }).toBuffer()
  }
  return async (address) => {
    if (address === undefined) return undefined
    const jpeg = cache.get(address) ?? make(address)
    cache.set(address, jpeg)
    return jpeg
  }
}

/** The logo at twice its height on paper; undefined if it is missing or too large to be kept. */
async function logoOf(files: AnswerFile, shop: Shop): Promise<NonNullable<SentSnapshot['letterhead']>['logo']> {
  const { src, width, height } = shop.logo.light
  const picture = await pictureAt(files, shop, src)
  const png = await picture?.resize(450, 108, { fit: 'inside' }).png({ palette: true }).toBuffer()
  const data = png && `data:image/png;base64,${png.toString('base64')}`
  return data === undefined || data.length > pictureLimits.single ? undefined : { src: data, width, height }
}

async function pictureAt(files: AnswerFile, shop: Shop, address: string) {
  const found = await files(shop, new Request(new URL(address, 'http://localhost')))
  return found?.ok ? sharp(Buffer.from(await found.arrayBuffer()), { density: 144 }) : undefined
}

const bytesOf = (dataUrl: string | undefined) =>
  dataUrl === undefined ? undefined : Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')

/** Finds the picture of a line's item; free text and items that are gone have none. */
function pictureFinder({ products }: Pick<Shop, 'products'>): (line: OfferLine) => string | undefined {
  const byId = new Map(products.map(({ id, images }) => [id, images]))
  return ({ item }) => {
    const images = (item && byId.get(item.productId)) ?? []
    const ofVariant = images.find(
      ({ variantIds }) => item?.variantId !== undefined && variantIds.includes(item.variantId),
    )
    return (ofVariant ?? images[0])?.src
  }
}
