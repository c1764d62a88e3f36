import type { Completeness } from './completeness.ts'

/** What `script/content check` asks of every part beyond its schema. */
export interface CompletenessRule {
  /** The field to complete. */
  path: string
  /** What is missing, or undefined. */
  fault: (known: Completeness) => string | undefined
}

export const completenessRules = {
  values: {
    path: 'specifications',
    fault: ({ values }) =>
      values < 6 ? `há ${values} valores, contando pontas e documentação; esperam-se 6 ou mais` : undefined,
  },
  open: {
    path: 'specifications',
    fault: ({ open }) => (open > 1 ? `há ${open} valores "a conferir"; espera-se no máximo 1` : undefined),
  },
  connectors: {
    path: 'ends',
    fault: ({ hasConnectors }) => (hasConnectors ? undefined : 'não há pontas; diga o conector de cada uma'),
  },
  models: {
    path: 'equipmentModel',
    fault: ({ fitting }) =>
      fitting !== 'none'
        ? undefined
        : 'não há modelos; cite-os, ou preencha compatibleWith se a peça é universal ou diz as suas pontas',
  },
  included: {
    path: 'includedItems',
    fault: ({ includedItems }) => (includedItems === 0 ? 'falta dizer o que vem na embalagem' : undefined),
  },
  words: {
    path: 'tags',
    fault: ({ words }) => (words < 3 ? `há ${words}; esperam-se 3 palavras de busca ou mais` : undefined),
  },
  dossier: {
    path: 'dossier.use',
    fault: ({ hasDossier }) => (hasDossier ? undefined : 'falta dizer quantas vezes a peça se usa (dossier.use)'),
  },
  drawing: {
    path: 'drawing.plug',
    fault: ({ isDrawnByData }) => (isDrawnByData ? undefined : 'há um plug; retire-o: o desenho lê o conector em ends'),
  },
} as const satisfies Record<string, CompletenessRule>
