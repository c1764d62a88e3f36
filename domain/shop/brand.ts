import * as v from 'valibot'
import { daySchema, trimmedText as text, slugText } from '#domain/text/text-schemas.ts'
import { brandColoursSchema } from './brand-palette.ts'
import { offersSchema } from './offers.ts'

/** Texts contain a promise as its name in braces, `{prazo}`. */
const placeholderName = v.pipe(v.string(), v.regex(/^[a-z]\w*$/i, 'uma palavra só, sem acento nem espaço'))

/**
 * The shop's promises in figures, each stated once: part of content/brand.yaml. Pages and offers contain them as
 * `{word}`, so that no two texts contradict each other.
 */
const promisesSchema = v.record(
  placeholderName,
  v.strictObject({
    value: text,
    /** What the figure counts and under which conditions: what the person who confirms it has to be able to prove. */
    means: text,
    /** The day on which somebody of the company last confirmed it. */
    confirmed: v.optional(daySchema),
  }),
)

const whatsappNumber = v.pipe(v.string(), v.regex(/^\d{12,13}$/, 'país, DDD e número, só algarismos: 5511900000000'))
const phone = v.pipe(v.string(), v.regex(/^\+\d{2} \d{2} \d{4,5}-\d{4}$/, 'um número como +55 11 3000-0000'))
const picture = v.pipe(text, v.regex(/^[\w-]+\.(?:svg|png)$/, 'o nome de um arquivo SVG ou PNG'))
const photograph = v.pipe(text, v.regex(/^[\w-]+\.(?:jpe?g|png|webp)$/, 'o nome de uma foto JPEG, PNG ou WebP'))
const email = v.pipe(v.string(), v.email())

/** The company that runs the site: everything that changes when another company takes it over. */
export const brandSchema = v.strictObject({
  name: text,
  /** What the browser stores is named after it. */
  slug: slugText,
  tagline: text,
  description: text,
  // Every page's own address is made of it.
  siteUrl: v.pipe(
    v.string(),
    v.url(),
    v.regex(/^https?:\/\/[^/?#@]+$/, 'https:// e o nome, sem pasta nem barra no fim'),
  ),
  phone,
  /** `categories` is the number on the pages of categories. */
  whatsapp: v.strictObject({ main: whatsappNumber, categories: whatsappNumber }),
  email: v.strictObject({ sales: email, support: email, security: email }),
  address: v.strictObject({
    street: text,
    district: text,
    city: text,
    state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'duas letras: PR')),
    postalCode: v.pipe(v.string(), v.regex(/^\d{5}-\d{3}$/)),
  }),
  cnpj: v.pipe(v.string(), v.regex(/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/, '00.000.000/0001-00')),
  /** What the footer says before the CNPJ. */
  legalLine: text,
  stateRegistration: v.optional(text),
  /** Where customers pay: the account in words, and the Pix key. Only proposals show them. */
  bank: v.optional(text),
  pixKey: v.optional(text),
  /** Numbers of the company's authorisations. An absent one is not shown; none is ever invented. */
  regulatory: v.optional(
    v.strictObject({
      afe: v.optional(text),
      sanitaryLicence: v.optional(text),
      /** Name with profession, and the number of the professional council: 'CREA-PR 12345/D'. */
      technicalManager: v.optional(v.strictObject({ name: text, council: text })),
    }),
    {},
  ),
  /** Where customers may come: photographs below content/images/brand/, and the address of a map. */
  workshop: v.optional(
    v.strictObject({
      front: v.optional(photograph),
      bench: v.optional(photograph),
      team: v.optional(photograph),
      map: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
    }),
    {},
  ),
  dataProtection: v.optional(
    v.strictObject({
      officer: v.optional(v.strictObject({ name: text, email })),
      /**
       * The day on which somebody of the company confirmed that it is a small agent (Resolução CD/ANPD nº 2/2022). A
       * small agent need not name an officer (art. 11), but has to offer a channel: the support e-mail.
       */
      smallAgent: v.optional(daySchema),
    }),
    {},
  ),
  certifications: v.array(text),
  attentionNotice: text,
  promises: v.optional(promisesSchema, {}),
  warranty: text,
  offers: offersSchema,
  /** The categories that the footer links to, by slug. */
  footerCategories: v.array(v.strictObject({ label: text, slug: text })),
  /** Whether products without reviews show ratings that are computed, not given. */
  derivedRatings: v.boolean(),
  /**
   * Files below content/images/brand/: the logo for light and dark grounds, and the square icon of tabs and home
   * screens.
   */
  logo: v.strictObject({ light: picture, dark: picture }),
  icon: v.pipe(text, v.regex(/^[\w-]+\.svg$/, 'o nome de um arquivo SVG')),
  colours: brandColoursSchema,
})
export type Brand = v.InferOutput<typeof brandSchema>

/** What the photographs of the workshop show, in the order of the page. */
export const workshopPhotographLabel = { front: 'Fachada', bench: 'Bancada', team: 'Equipe técnica' } as const

/**
 * What pages know of the company. Colours and pictures reach pages as styles and files, promises as part of texts;
 * where customers pay stands in proposals alone.
 */
export type PublicBrand = Omit<Brand, 'logo' | 'icon' | 'colours' | 'promises' | 'bank' | 'pixKey'>
