import type { ShownSuggestion } from '#domain/list/suggestions.ts'
import { inquirySearch, parseInquiry, type PartInquiry } from '#domain/quote/part-inquiry.ts'
import { suggestionsFor } from './lists.ts'
import type { Shop } from './shop.ts'

/** Pixels of the longer side of a face. */
const faceSide = 64

export interface IdentifyData {
  inquiry: PartInquiry
  /** Whether the form was sent: only its button adds 'montar' to the address. */
  isAsked: boolean
  /** Connectors whose face is known, so that visitors choose them by the face. */
  faces: { name: string; face: { src: string; width: number; height: number } }[]
  /** Products that may be meant. */
  maybe: Extract<ShownSuggestion, { kind: 'product' }>[]
}

/** The data of 'Identificar peça' for an address. */
export function identifyData(shop: Shop, parameters: URLSearchParams): IdentifyData {
  const { registries, faces } = shop
  const inquiry = parseInquiry(parameters)
  const term = inquirySearch(inquiry)
  const suggestions = term ? suggestionsFor(shop, term) : []
  return {
    inquiry,
    isAsked: parameters.has('montar'),
    faces: registries.connectors.flatMap(({ key, name, confirmed }) => {
      const placed = faces.faces[key]
      if (!placed || !confirmed) return []
      const [width, height] = placed.size
      const scale = faceSide / Math.max(width, height)
      const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
      return [{ name, face: { src: `${faces.src}#${placed.id}`, ...size } }]
    }),
    maybe: suggestions.filter((each) => each.kind === 'product'),
  }
}
