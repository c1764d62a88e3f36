import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { coloursSchema } from '#domain/shop/colours.ts'
import type { LinkPage } from '#server/proposals/link-page.ts'
import { proposalShop } from './proposal-shop.ts'

const written = v.parse(v.object({ colours: coloursSchema }), parse(readFileSync('tests/fixture/content/brand.yaml', 'utf8')))

/** What stands around a proposal at its link, of the shop in proposal-shop.ts. */
export const linkPageOfShop: LinkPage = {
  shop: {
    brand: proposalShop.site.brand,
    colours: written.colours,
    logo: proposalShop.site.logo.light,
    pictureOf: () => undefined,
  },
  styles: undefined,
  whatsapp: '5541900000000',
}
