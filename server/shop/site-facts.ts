import { paths } from '#domain/pages/paths.ts'
import { menuOf, allTools, tools } from '#domain/pages/tools.ts'
import { colourRules } from '#domain/shop/colours.ts'
import { socialAddress } from '#server/pictures/social-pictures.ts'
import { sellsEquipment } from './all-paths.ts'
import { makerLinks } from './compatibility.ts'
import type { Shop } from './shop.ts'

/** What every page needs of the site, such as brand, tools, colours and the default picture of link previews. */
export function siteFacts(shop: Shop) {
  const { brand, logo, colours, pages } = shop
  const { backend, siteUrl, analyticsUrl, countsVisits } = shop.data.settings
  const themes = { light: colours.light.sheet, dark: colours.dark.paper }
  const picture = socialPicture(shop, '/', `${brand.name}: ${brand.tagline}`)
  const plainPages = pages.plain.map(({ slug, footerLabel: label }) => ({ path: paths.plain(slug), label }))
  return {
    brand,
    logo,
    plainPages,
    menu: menuOf({ hasEquipment: sellsEquipment(shop), hasArticles: shop.articles.length > 0 }),
    exampleCode: shop.data.content.products.find(({ sku }) => sku)?.sku,
    tools: allTools.filter((tool) => tool !== tools.machines || makerLinks(shop).length > 0),
    themes,
    colourRules: colourRules(colours),
    backend,
    siteUrl,
    analyticsUrl,
    countsVisits,
    picture,
  }
}

export type SocialPicture = { src: string; width: number; height: number; alt: string }

/** The picture for a page's link preview, its own or the site's. In: the page's path; the alternative text. */
export function socialPicture(shop: Shop, path: string, alt: string): SocialPicture {
  return { src: socialAddress(shop, path), width: 1200, height: 630, alt }
}
