import { parseInquiry, type PartInquiry } from '#domain/quote/part-inquiry.ts'
import type { InquiryFields } from '#domain/true-size/face-inquiry.ts'

/**
 * A part inquiry from what the plug on the screen said, by the same rules by which 'Não sei o código' reads its
 * address.
 */
export function inquiryOf(fields: InquiryFields): PartInquiry {
  return parseInquiry({ get: (name) => fields[name] ?? null })
}
