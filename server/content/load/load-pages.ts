import type * as v from 'valibot'
import {
  aboutPageSchema,
  blogPageSchema,
  contactPageSchema,
  equipmentPageSchema,
  homePageSchema,
  maintenancePageSchema,
  testimonialsSchema,
} from '#domain/pages/marketing-pages.ts'
import { paths } from '#domain/pages/paths.ts'
import {
  plainPageSchema,
  pageUnderConditions,
  type PageCondition,
  type PlainPageContent,
} from '#domain/pages/plain-page.ts'
import type { Brand } from '#domain/shop/brand.ts'
import { fault, type ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { Environment } from '#server/environment.ts'
import { fillPlaceholders, promisePlaceholders, unknownPlaceholder, type Placeholders } from './fill-brand.ts'
import { parseYaml } from './parse-yaml.ts'

const folder = 'pages/plain'
const privacySlug = paths.privacy.slice(1)
/** Addresses with a route of their own, which would hide a plain page. */
const reservedPaths: ReadonlySet<string> = new Set(
  Object.values(paths)
    .filter((path) => typeof path === 'string')
    .filter((path) => path !== paths.privacy),
)

/** Loads `content/pages/plain/*.yaml`; faults are pushed. Throws a ContentError for an unreadable file. */
export async function loadPlainPages(
  files: ContentFiles,
  { fillOf, holding }: { fillOf: (file: string) => (text: string) => string; holding: ReadonlySet<PageCondition> },
  faults: ContentFault[],
): Promise<PlainPageContent[]> {
  const slugs = (await files.namesIn(folder)).files.flatMap((name) => /^(.*)\.yaml$/.exec(name)?.[1] ?? [])
  faults.push(...slugFaults(slugs))
  const pages = await Promise.all(
    slugs.map(async (slug) => {
      const source = await files.text(`${folder}/${slug}.yaml`)
      return parseYaml({ ...source, fillText: fillOf(source.file), addedFields: { slug } }, plainPageSchema, faults)
    }),
  )
  return pages.flatMap((page) => (page ? pageUnderConditions(page, holding) : []))
}

function slugFaults(slugs: readonly string[]): ContentFault[] {
  const reservedFaults = slugs
    .filter((slug) => reservedPaths.has(`/${slug}`))
    .map((slug) => {
      const problem = `há /${slug}, que já é o endereço de outra página do site; dê outro nome ao arquivo`
      return fault(`content/${folder}/${slug}.yaml`, '', 'conteudo-endereco-ocupado', problem)
    })
  if (slugs.includes(privacySlug)) return reservedFaults
  const problem = 'o arquivo não está aqui; os formulários e os e-mails levam a essa página'
  return [...reservedFaults, fault(`content/${folder}/${privacySlug}.yaml`, '', 'conteudo-pagina-que-falta', problem)]
}

export type StatedSettings = Pick<Environment, 'RETENTION_DAYS' | 'ACCESS_RECORDS_DAYS' | 'SEARCH_COUNTS'>

type PlaceholderSource = { brand: Brand; settings: StatedSettings }

/** Loads `content/pages/` with placeholders filled; faults are pushed. Throws a ContentError for an unreadable file. */
export async function loadPages(files: ContentFiles, facts: PlaceholderSource, faults: ContentFault[]) {
  const words = placeholdersOf(facts)
  const fillOf = (file: string) => (text: string) =>
    fillPlaceholders(text, words, (word) => faults.push(unknownPlaceholder(file, '', word)))
  const load = async <Schema extends v.GenericSchema>(name: string, schema: Schema) => {
    const source = await files.text(`pages/${name}.yaml`)
    return parseYaml({ ...source, fillText: fillOf(source.file) }, schema, faults)
  }
  const plain = await loadPlainPages(files, { fillOf, holding: holdingConditions(facts) }, faults)
  const [about, blog, contact, equipment, home, maintenance, testimonials] = await Promise.all([
    load('about', aboutPageSchema),
    load('blog', blogPageSchema),
    load('contact', contactPageSchema),
    load('equipment', equipmentPageSchema),
    load('home', homePageSchema),
    load('maintenance', maintenancePageSchema),
    load('testimonials', testimonialsSchema),
  ])
  if (!about || !blog || !contact || !equipment || !home || !maintenance || !testimonials) return undefined
  return { about, blog, contact, equipment, home, maintenance, testimonials, plain }
}
export type Pages = NonNullable<Awaited<ReturnType<typeof loadPages>>>

const searchConditions: Record<StatedSettings['SEARCH_COUNTS'], PageCondition[]> = {
  off: [],
  server: ['searchCounts'],
  consent: ['searchCounts', 'visitCounts'],
}

const holdingConditions = ({ brand, settings }: PlaceholderSource): Set<PageCondition> =>
  new Set([
    brand.dataProtection.officer ? 'officer' : 'noOfficer',
    settings.ACCESS_RECORDS_DAYS > 0 ? 'accessRecords' : 'noAccessRecords',
    ...searchConditions[settings.SEARCH_COUNTS],
  ])

function placeholdersOf({ brand, settings }: PlaceholderSource): Placeholders {
  const { delivery, instalments, pixDiscount } = brand.offers
  return new Map([
    ...promisePlaceholders(brand),
    ['brand', brand.name],
    ['legalLine', brand.legalLine],
    ['cnpj', brand.cnpj],
    ['supportEmail', brand.email.support],
    ['officerName', brand.dataProtection.officer?.name ?? ''],
    ['officerEmail', brand.dataProtection.officer?.email ?? ''],
    ['priceInstalments', String(instalments)],
    ['pixDiscount', String(pixDiscount)],
    ['deliveryTerm', delivery?.term ?? ''],
    ['retentionDays', String(settings.RETENTION_DAYS)],
    ['accessDays', String(settings.ACCESS_RECORDS_DAYS)],
  ])
}
