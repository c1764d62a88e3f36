import * as v from 'valibot'
import { trimmedText as text } from '#domain/text/text-schemas.ts'
import { seo, statistic, titled, whatsappButton } from './parts.ts'

/** content/pages/home.yaml: the texts of the home page (spec §2 'Home'). */
export const homePageSchema = v.strictObject({
  seo,
  hero: v.strictObject({
    headline: text,
    lead: text,
    searchPlaceholder: text,
    equipmentLabel: text,
    accessoriesLabel: text,
    whatsapp: v.strictObject({ ...whatsappButton.entries, note: text }),
  }),
  featured: v.strictObject({
    title: text,
    lead: text,
    cards: v.array(v.strictObject({ ...titled.entries, key: text, to: text })),
    chipsTitle: text,
    /** What the numbers on the chips count, if the shop explains it. */
    chipsNote: v.optional(text),
    chips: v.array(v.strictObject({ label: text, count: text, search: text })),
    categoriesTitle: text,
    categories: v.array(v.strictObject({ label: text, slug: text })),
  }),
  brands: v.strictObject({
    title: text,
    lead: text,
    names: v.array(text),
    pauseLabel: text,
    playLabel: text,
    partnership: v.strictObject({ ...whatsappButton.entries, lead: text }),
  }),
  process: v.strictObject({ title: text, lead: text, steps: v.array(titled), start: whatsappButton }),
  authority: v.strictObject({
    title: text,
    lead: text,
    certifications: v.array(titled),
    statistics: v.array(statistic),
  }),
  testimonials: v.strictObject({ title: text, lead: text }),
})
export type HomePageContent = v.InferOutput<typeof homePageSchema>
