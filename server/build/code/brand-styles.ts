import type { Plugin } from 'vite'
import { colourRules } from '#domain/shop/colours.ts'
import { site } from '#server/site/site.ts'

/** Writes the shop's colours into the one style sheet: a strict content policy leaves no other place for them. */
export function brandStyles(): Plugin {
  return {
    name: 'brand-styles',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/app\/styles\/app\.css(?:\?(?!url)|$)/.test(id)) return undefined
      const { colours } = await site()
      return { code: `${code}\n${colourRules(colours)}`, map: null }
    },
  }
}
