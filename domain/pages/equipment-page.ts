import * as v from 'valibot'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { trimmedText as text } from '#domain/text/text-schemas.ts'
import { mailButton, messageText, seo, statistic, titled, whatsappButton } from './parts.ts'

/** content/pages/equipment.yaml: the texts of /equipamentos (spec §2 'Equipment landing'). */
export const equipmentPageSchema = v.strictObject({
  seo,
  hero: v.strictObject({
    headline: text,
    lead: text,
    note: text,
    quote: whatsappButton,
    catalogue: whatsappButton,
    email: mailButton,
  }),
  families: v.strictObject({
    title: text,
    lead: text,
    buttonLabel: text,
    items: v.array(
      v.strictObject({ ...titled.entries, key: v.picklist(keysOf(equipmentFamilyLabel)), text: messageText }),
    ),
  }),
  reasons: v.strictObject({
    title: text,
    lead: text,
    points: v.array(titled),
    statistics: v.array(statistic),
    note: text,
    standardsTitle: text,
    standards: v.array(v.strictObject({ name: text, description: text })),
  }),
  process: v.strictObject({ title: text, steps: v.array(titled), start: whatsappButton }),
  testimonials: v.strictObject({ title: text, badge: text }),
  pillars: v.strictObject({ title: text, items: v.array(titled) }),
  catalogue: v.strictObject({ title: text }),
})
export type EquipmentPageContent = v.InferOutput<typeof equipmentPageSchema>
