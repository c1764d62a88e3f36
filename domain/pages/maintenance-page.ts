import * as v from 'valibot'
import { trimmedText as text } from '#domain/text/text-schemas.ts'
import { mailButton, seo, titled, whatsappButton } from './parts.ts'

const reportSchema = v.strictObject({
  title: text,
  note: text,
  fields: v.array(text),
  checks: v.strictObject({ columns: v.array(text), rows: v.array(text) }),
  signature: v.array(text),
})
export type SampleReportContent = v.InferOutput<typeof reportSchema>

/** content/pages/maintenance.yaml: the texts of /manutencao-preventiva (spec §2 'Preventive maintenance page'). */
export const maintenancePageSchema = v.strictObject({
  seo,
  whatsapp: whatsappButton,
  email: mailButton,
  hero: v.strictObject({ headline: text, lead: text }),
  benefits: v.strictObject({ title: text, items: v.array(titled) }),
  coverage: v.strictObject({ badges: v.array(text), text }),
  process: v.strictObject({ title: text, steps: v.array(titled) }),
  deliverables: v.strictObject({ title: text, items: v.array(text), note: text, moreLabel: text, lessLabel: text }),
  /** The blank report, as the company hands it over. */
  report: v.optional(reportSchema),
  start: v.strictObject({ title: text, text }),
  trust: v.strictObject({ badges: v.array(text), note: text }),
  final: v.strictObject({ title: text, text }),
})
export type MaintenancePageContent = v.InferOutput<typeof maintenancePageSchema>
