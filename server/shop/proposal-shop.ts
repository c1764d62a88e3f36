import sharp from 'sharp'
import type { OfferLine } from '#domain/proposal/proposal-line.ts'
import type { LinkPage } from '#server/proposals/link-page.ts'
import { proposalPdf } from '#server/proposals/proposal-pdf.ts'
import type { DocumentShop, ShownDocument } from '#server/proposals/shown-document.ts'
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

/** Makes the PDF of a proposal, with the pictures of a shop. */
export type ProposalPrinter = (shown: ShownDocument, shop: Shop) => Promise<Buffer>

/** In: what answers for the shop's files; a picture that it does not have is left out. */
export function proposalPrinter(
  files: (shop: Shop, request: Request) => Promise<Response | undefined>,
): ProposalPrinter {
  return (shown, shop) => {
    const addressOf = pictures(shop)
    const drawn = new Map<string, Promise<Buffer | undefined>>()
    const draw = async (address: string) => {
      const found = await files(shop, new Request(new URL(address, 'http://localhost')))
      if (!found?.ok) return undefined
      const picture = sharp(Buffer.from(await found.arrayBuffer()), { density: 144 })
      return picture.resize(176, 132, { fit: 'inside' }).flatten({ background: '#ffffff' }).png().toBuffer()
    }
    return proposalPdf(shown, shop, async (line) => {
      const address = addressOf(line)
      if (address === undefined) return undefined
      const known = drawn.get(address) ?? draw(address)
      drawn.set(address, known)
      return known
    })
  }
}

/** Finds the picture of a line's item; undefined for free text, and for items that are gone. */
export function pictures({ products }: Pick<Shop, 'products'>): (line: OfferLine) => string | undefined {
  const byId = new Map(products.map(({ id, images }) => [id, images]))
  return ({ item }) => {
    const images = (item && byId.get(item.productId)) ?? []
    const own = images.find(({ variantIds }) => item?.variantId !== undefined && variantIds.includes(item.variantId))
    return (own ?? images[0])?.src
  }
}
