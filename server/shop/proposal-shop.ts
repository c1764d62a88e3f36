import sharp from 'sharp'
import { offersOf, type OfferLine } from '#domain/proposal/proposal-line.ts'
import { pictureKey, pictureLimits, type Proposal, type SentSnapshot } from '#domain/proposal/proposal.ts'
import type { LinkPage } from '#server/proposals/link-page.ts'
import type { DocumentShop, ProposalDocument } from '#server/proposals/proposal-document-data.ts'
import { proposalPdf } from '#server/proposals/proposal-pdf.ts'
import type { Shop } from './shop.ts'

/** What pages of proposals show besides the document. */
export function linkPageOf(shop: Shop, styles: string | undefined): Omit<LinkPage, 'address'> {
  const { letterhead, colours, logo, brand } = shop
  return {
    shop: { letterhead, colours, logo: logo.light, pictureOf: pictures(shop) },
    styles,
    whatsapp: brand.whatsapp.main,
  }
}

/** The shop's facts in an e-mailed document: without a logo, because mail programs do not load pictures. */
export function documentShopOf({ letterhead, colours }: Pick<Shop, 'letterhead' | 'colours'>): DocumentShop {
  return { letterhead, colours, logo: undefined, pictureOf: () => undefined }
}

/** What answers for the shop's files, as the site does. */
type Files = (shop: Shop, request: Request) => Promise<Response | undefined>

/** Makes the PDF of a proposal, with the pictures of a shop. */
export type ProposalPrinter = (shown: ProposalDocument, shop: Shop) => Promise<Buffer>

/** In: what answers for the shop's files; a picture that it does not have is left out. */
export function proposalPrinter(files: Files): ProposalPrinter {
  return async (shown, shop) => {
    const { letterhead, pictures: sent } = shown.proposal
    const draw = drawn(files, shop)
    const addressOf = pictures(shop)
    return proposalPdf(shown, shop, {
      logo: letterhead ? bytesOf(letterhead.logo?.src) : bytesOf((await logoOf(files, shop))?.src),
      pictureOf: async (line) => {
        if (sent) return bytesOf(line.item && sent[pictureKey(line.item)])
        return draw(addressOf(line))
      },
    })
  }
}

/**
 * What a proposal keeps when it is sent: the shop's head with its logo, and the pictures of its lines; of a very long
 * one, those of the first lines.
 */
export async function sentSnapshot(
  files: Files,
  shop: Shop,
  { lines }: Pick<Proposal, 'lines'>,
): Promise<SentSnapshot> {
  const draw = drawn(files, shop)
  const addressOf = pictures(shop)
  const kept: Record<string, string> = {}
  let letters = 0
  for (const line of offersOf(lines)) {
    const picture = line.item && kept[pictureKey(line.item)] === undefined ? await draw(addressOf(line)) : undefined
    if (!line.item || !picture) continue
    const data = `data:image/jpeg;base64,${picture.toString('base64')}`
    if (data.length > pictureLimits.one || letters + data.length > pictureLimits.all) continue
    kept[pictureKey(line.item)] = data
    letters += data.length
  }
  const logo = await logoOf(files, shop)
  return { letterhead: { ...shop.letterhead, ...(logo && { logo }) }, pictures: kept }
}

/** Draws the pictures of one shop, each address once. */
function drawn(files: Files, shop: Shop): (address: string | undefined) => Promise<Buffer | undefined> {
  const known = new Map<string, Promise<Buffer | undefined>>()
  const draw = async (address: string) => {
    const picture = await pictureAt(files, shop, address)
    const small = picture?.resize(176, 132, { fit: 'inside' }).flatten({ background: '#ffffff' })
    return small?.jpeg({ quality: 85 }).toBuffer()
  }
  return async (address) => {
    if (address === undefined) return undefined
    const made = known.get(address) ?? draw(address)
    known.set(address, made)
    return made
  }
}

/** The logo for white paper, drawn for twice its height there; undefined if it is missing or too large to be kept. */
async function logoOf(files: Files, shop: Shop): Promise<NonNullable<SentSnapshot['letterhead']>['logo']> {
  const { src, width, height } = shop.logo.light
  const picture = await pictureAt(files, shop, src)
  const png = await picture?.resize(450, 108, { fit: 'inside' }).png({ palette: true }).toBuffer()
  const data = png && `data:image/png;base64,${png.toString('base64')}`
  return data === undefined || data.length > pictureLimits.one ? undefined : { src: data, width, height }
}

/** In: an address of the site. */
async function pictureAt(files: Files, shop: Shop, address: string) {
  const found = await files(shop, new Request(new URL(address, 'http://localhost')))
  return found?.ok ? sharp(Buffer.from(await found.arrayBuffer()), { density: 144 }) : undefined
}

const bytesOf = (data: string | undefined) =>
  data === undefined ? undefined : Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')

/** Finds the picture of a line's item; undefined for free text, and for items that are gone. */
export function pictures({ products }: Pick<Shop, 'products'>): (line: OfferLine) => string | undefined {
  const byId = new Map(products.map(({ id, images }) => [id, images]))
  return ({ item }) => {
    const images = (item && byId.get(item.productId)) ?? []
    const own = images.find(({ variantIds }) => item?.variantId !== undefined && variantIds.includes(item.variantId))
    return (own ?? images[0])?.src
  }
}
