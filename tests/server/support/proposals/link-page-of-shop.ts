import type { LinkPage } from '#server/proposals/link-page.ts'
import { proposalShop } from './proposal-shop.ts'

const { letterhead, colours, logo } = proposalShop

/** The page around a proposal at its link, for the shop in proposal-shop.ts. */
export const linkPageOfShop: Omit<LinkPage, 'address'> = {
  shop: { letterhead, colours, logo: logo.light, pictureOf: () => undefined },
  styles: undefined,
  whatsapp: '5541900000000',
}
