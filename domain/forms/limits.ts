/**
 * The most characters of each field of a form. Schemas and markup read them here; tests/server/limits.test.ts proves
 * that both databases have the same limits.
 */
export const contactLimits = { name: 120, company: 160, email: 254, phone: 40, subject: 120, message: 5000 } as const
export const reviewLimits = { customer_name: 120, title: 160, comment: 4000, customer_email: 254 } as const
