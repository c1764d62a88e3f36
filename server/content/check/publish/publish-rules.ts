import type { PublishRule } from './publish-rule.ts'
import { confirmedPromises } from './confirmed-promises.ts'
import { chipCounts, filledCategories, filledFamilies } from './kept-promises.ts'
import { authorisations, dataOfficer, numberedSeals, registrationsInForce } from './own-papers.ts'
import { realRatings } from './real-ratings.ts'
import { realTestimonials } from './real-testimonials.ts'
import { ownData } from './sample-values.ts'

/** The rules to be met before a shop goes public, in the order of docs/antes-de-publicar.md. */
export const publishRules: readonly PublishRule[] = [
  ownData,
  authorisations,
  dataOfficer,
  confirmedPromises,
  chipCounts,
  filledCategories,
  filledFamilies,
  numberedSeals,
  registrationsInForce,
  realRatings,
  realTestimonials,
]
