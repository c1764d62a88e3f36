import type { PublishRule } from './publish-rule.ts'

/** Stars that come from a product's id and from no buyer. */
export const realRatings: PublishRule = {
  title: 'As estrelas vêm de compradores',
  find: ({ brand }) =>
    brand.derivedRatings
      ? [
          {
            file: 'content/brand.yaml',
            path: 'derivedRatings',
            problem: 'found true: stars are computed, no buyer gave them; expected false',
          },
        ]
      : [],
}
