import { join } from 'node:path'
import * as v from 'valibot'
import type { Brand } from '#domain/brand.ts'
import { aboutPageSchema } from '#domain/pages/about-page.ts'
import { contactPageSchema } from '#domain/pages/contact-page.ts'
import { equipmentPageSchema } from '#domain/pages/equipment-page.ts'
import { homePageSchema } from '#domain/pages/home-page.ts'
import { maintenancePageSchema } from '#domain/pages/maintenance-page.ts'
import { privacyPageSchema } from '#domain/pages/privacy-page.ts'
import { testimonialsSchema } from '#domain/pages/testimonials.ts'
import type { ContentFault } from './content-error.ts'
import { parseYaml, readContent } from './read-file.ts'

const pagesSchema = v.object({
  about: aboutPageSchema,
  contact: contactPageSchema,
  equipment: equipmentPageSchema,
  home: homePageSchema,
  maintenance: maintenancePageSchema,
  privacy: privacyPageSchema,
  testimonials: testimonialsSchema,
})
/** The marketing texts by page. */
export type Pages = v.InferOutput<typeof pagesSchema>

/**
 * Loads `content/pages/*.yaml`, with `{brand}`, `{legalLine}`, `{cnpj}` and `{supportEmail}` replaced by the brand's.
 * Faults are pushed, never thrown; undefined when there were any.
 */
export async function loadPages(root: string, brand: Brand, faults: ContentFault[]): Promise<Pages | undefined> {
  const entries = await Promise.all(
    Object.entries(pagesSchema.entries).map(async ([name, schema]) => {
      const { file, text } = await readContent(root, join(root, 'content', 'pages', `${name}.yaml`))
      const page = parseYaml<v.GenericSchema>({ file, text, fill: (value) => fill(value, brand) }, schema, faults)
      return [name, page] as const
    }),
  )
  const pages = v.safeParse(pagesSchema, Object.fromEntries(entries))
  return pages.success ? pages.output : undefined
}

function fill(text: string, brand: Brand): string {
  return text
    .replaceAll('{brand}', brand.name)
    .replaceAll('{legalLine}', brand.legalLine)
    .replaceAll('{cnpj}', brand.cnpj)
    .replaceAll('{supportEmail}', brand.email.support)
}
