import { parseInquiry, type PartInquiry } from '#domain/quote/part-inquiry.ts'
import type { InquiryFields } from '#domain/true-size/face-inquiry.ts'

/**
 * A part inquiry from what the tool 'Encoste o conector' found, by the same rules by which 'Identificar peça' reads its
 * address.
 */
export function inquiryOf(fields: InquiryFields): PartInquiry {
  return parseInquiry({ get: (name) => fields[name] ?? null })
}
