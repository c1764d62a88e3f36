import type { Plugin } from 'vite'
import { colourRules } from '#domain/shop/colours.ts'
import { site } from '#server/site/site.ts'

/**
 * Writes the shop's colours into the style sheet, because the strict content security policy forbids inline styles. A
 * build passes them in COLOUR_RULES, because it compiles the code before the site is written.
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
