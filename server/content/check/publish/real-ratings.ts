import type { PublishRule } from './publish-rule.ts'

/** Finds whether star ratings are derived from a product's id instead of from reviews. */
export const realRatings: PublishRule = {
  title: 'As estrelas vêm de compradores',
  find: ({ brand }) =>
    brand.derivedRatings
      ? [
          {
            file: 'content/brand.yaml',
            path: 'derivedRatings',
            code: 'conteudo-notas-calculadas',
            problem: 'há true: as estrelas são calculadas, e nenhum comprador as deu; escreva false',
          },
        ]
      : [],
}
