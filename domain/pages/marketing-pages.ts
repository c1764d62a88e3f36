import * as v from 'valibot'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { contactLimits } from '#domain/forms/fields.ts'
import { trimmedText as text } from '#domain/text/text-schemas.ts'

/** Schemas of parts that several marketing pages have. */

/** Like `text`, but not trimmed: after a space at its end the visitor continues the message. */
export const messageText = v.pipe(v.string(), v.nonEmpty())

export const seo = v.strictObject({ title: text, description: text })
const titled = v.strictObject({ title: text, description: text })
const statistic = v.strictObject({ value: text, label: text })

/** A button that opens WhatsApp with a message. */
const whatsappButton = v.strictObject({ label: text, text: messageText })
/** A button that opens a draft of an e-mail. */
const mailButton = v.strictObject({ label: text, subject: text, body: v.optional(v.string(), '') })

/** content/pages/about.yaml: the texts of /sobre. */
export const aboutPageSchema = v.strictObject({
  seo,
  hero: v.strictObject({ title: text, lead: text }),
  whatWeDo: v.strictObject({ title: text, paragraphs: v.array(text) }),
  howWeWork: v.strictObject({ title: text, items: v.array(titled) }),
  statistics: v.strictObject({ title: text, items: v.array(statistic) }),
  quality: v.strictObject({ title: text, paragraphs: v.array(text) }),
  callToAction: v.strictObject({ title: text, text, whatsapp: whatsappButton, contactLabel: text }),
})

/** content/pages/contact.yaml: the texts of /contato (spec §2 'Contact'). */
export const contactPageSchema = v.strictObject({
  seo,
  hero: v.strictObject({ title: text, subtitle: text }),
  form: v.strictObject({
    title: text,
    /** The subjects that a message can have, in order. */
    subjects: v.pipe(v.array(v.pipe(text, v.maxLength(contactLimits.subject))), v.nonEmpty()),
  }),
  details: v.strictObject({
    title: text,
    whatsapp: v.strictObject({ label: text, text: messageText }),
    email: v.strictObject({ label: text, subject: text }),
    phone: v.strictObject({ label: text }),
  }),
  hours: v.strictObject({ title: text, items: v.array(v.strictObject({ name: text, value: text })) }),
  specialized: v.strictObject({ title: text, text }),
})
export type ContactPageContent = v.InferOutput<typeof contactPageSchema>

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

/** A client's testimonial (spec §3 'Testimonial'). */
const testimonialSchema = v.strictObject({
  name: text,
  role: text,
  content: text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** Address of a photograph, or `iniciais` for the name's first letter. */
  image: text,
  /** An example that comes with the site, to be replaced before a real shop goes public. */
  sample: v.optional(v.boolean(), false),
})
export type Testimonial = v.InferOutput<typeof testimonialSchema>

/** content/pages/testimonials.yaml: the testimonials by the page that shows them. */
export const testimonialsSchema = v.strictObject({
  home: v.array(testimonialSchema),
  equipment: v.array(testimonialSchema),
})
