import type { Brand } from '#domain/brand.ts'
import { lowContrastPairs } from '#domain/shop/contrast.ts'
import type { ContentFault } from '#server/content-error.ts'

/** Faults for pairs of the brand's colours with too little contrast. */
export function colourFaults({ colours }: Pick<Brand, 'colours'>): ContentFault[] {
  return lowContrastPairs(colours).map(({ sheet, name, ground, found, needed }) => ({
    file: 'content/brand.yaml',
    path: `colours.${sheet}.${name}`,
    code: 'conteudo-contraste',
    problem: `há ${colours[sheet][name]}, cujo contraste sobre ${ground} (${colours[sheet][ground]}) é de ${found.toFixed(2)}:1; espera-se ${needed}:1 ou mais`,
  }))
}
