import type { Plugin } from 'vite'
import { colourRules } from '#domain/shop/colours.ts'
import { site } from '#server/site/site.ts'

/**
 * Writes the shop's colours into the one style sheet: a strict content policy leaves no other place for them. A build names them in
 * COLOUR_RULES, for it compiles the code while the site is not written down yet.
 */
export function brandStyles(): Plugin {
  return {
    name: 'brand-styles',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/app\/styles\/app\.css(?:\?(?!url)|$)/.test(id)) return undefined
      const rules = process.env.COLOUR_RULES ?? colourRules((await site()).colours)
      return { code: `${code}\n${rules}`, map: null }
    },
  }
}
