import type { Completeness } from './completeness.ts'

/** What `script/content check` asks of every part beyond its form. */
export interface CompletenessRule {
  /** The field to mend. */
  path: string
  /** What is wrong, or undefined. */
  fault: (known: Completeness) => string | undefined
}

export const completenessRules = {
  values: {
    path: 'specifications',
    fault: ({ values }) =>
      values < 6 ? `found ${values} values with ends, options and papers, expected 6 or more` : undefined,
  },
  open: {
    path: 'specifications',
    fault: ({ open }) =>
      open > 1 ? `found ${open} values that are left to be checked, expected at most 1` : undefined,
  },
  connectors: {
    path: 'ends',
    fault: ({ hasConnectors }) => (hasConnectors ? undefined : 'found no end, expected the connector of each end'),
  },
  models: {
    path: 'equipmentModel',
    fault: ({ hasModels }) =>
      hasModels
        ? undefined
        : 'found no model, expected models, or compatibleWith of a part that is universal or names its ends',
  },
  included: {
    path: 'includedItems',
    fault: ({ includedItems }) => (includedItems === 0 ? 'found nothing, expected what is in the box' : undefined),
  },
  words: {
    path: 'tags',
    fault: ({ words }) => (words < 3 ? `found ${words}, expected 3 words or more that people search by` : undefined),
  },
  dossier: {
    path: 'dossier.use',
    fault: ({ hasDossier }) => (hasDossier ? undefined : 'found nothing, expected how often the part is used'),
  },
  drawing: {
    path: 'drawing.plug',
    fault: ({ isDrawnByData }) =>
      isDrawnByData ? undefined : 'found a plug, expected none: the drawing reads the connector in ends',
  },
} as const satisfies Record<string, CompletenessRule>
