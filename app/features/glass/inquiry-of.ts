import { parseInquiry, type PartInquiry } from '#domain/quote/part-inquiry.ts'
import type { InquiryFields } from '#domain/true-size/face-inquiry.ts'

/** What was found at the glass as an inquiry: read as the page 'Identificar peça' reads it from its address. */
export function inquiryOf(fields: InquiryFields): PartInquiry {
  return parseInquiry({ get: (name) => fields[name] ?? null })
}
