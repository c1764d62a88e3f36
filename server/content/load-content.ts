import * as v from 'valibot'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { blogCategorySchema, type BlogCategory } from '#domain/blog/article-front-matter.ts'
import { categorySchema, type Category } from '#domain/catalogue/category.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { hoursLines } from '#domain/desk/calendar/opening-hours.ts'
import {
  courtesiesSchema,
  intentWordsSchema,
  symptomSchema,
  synonymsSchema,
  type SearchVocabulary,
} from '#domain/search/index/vocabulary-schema.ts'
import { withRegistryNames } from '#domain/search/with-registry-names.ts'
import { brandSchema, type Brand } from '#domain/shop/brand.ts'
import { removedSchema, type RemovedContent } from '#domain/shop/removed.ts'
import { type ContentFault, ContentError } from '#server/content-error.ts'
import { readEnvironment } from '#server/environment.ts'
import { loadArticles, type ArticleSource } from './articles/load-articles.ts'
import { brandFileFaults } from './check/brand.ts'
import { checkReferences } from './check/references.ts'
import type { ContentFiles } from './content-files.ts'
import { loadDesk, type DeskContent } from './desk/load-desk.ts'
import { filledBrand } from './load/fill-brand.ts'
import { loadProducts, loadRegistries } from './load/load-catalogue.ts'
import { loadPages, type Pages, type StatedSettings } from './load/load-pages.ts'
import { loadPhotographs, type Photograph } from './load/pictures.ts'

export interface Content {
  brand: Brand
  products: Product[]
  categories: Category[]
  blogCategories: BlogCategory[]
  articles: ArticleSource[]
  pages: Pages
  vocabulary: SearchVocabulary
  registries: RegistrySource
  removed: RemovedContent
  photographs: Photograph[]
  desk: DeskContent
}

/** Loads `content/search/`; undefined with faults, which are pushed. Throws a ContentError for an unreadable file. */
export async function loadSearch(files: ContentFiles, faults: ContentFault[]): Promise<SearchVocabulary | undefined> {
  const [synonyms, intent, courtesies, symptoms] = await Promise.all([
    files.parsed('search/synonyms.yaml', synonymsSchema, faults),
    files.parsed('search/intent.yaml', intentWordsSchema, faults),
    files.parsed('search/courtesies.yaml', courtesiesSchema, faults),
    files.parsed('search/symptoms.yaml', v.array(symptomSchema), faults),
  ])
  return synonyms && intent && courtesies && symptoms && { synonyms, intent, courtesies, symptoms }
}

/** Adds to faults of YAML files the line of their place. */
async function withLines(files: ContentFiles, faults: readonly ContentFault[]): Promise<ContentFault[]> {
  const placed = faults.filter(({ file, path }) => path !== '' && /^content\/.*\.yaml$/.test(file))
  const lineFinders = new Map<string, (path: string) => number | undefined>()
  for (const file of new Set(placed.map((fault) => fault.file))) {
    const source = await files.text(file.replace('content/', '')).catch(() => undefined)
    if (source) lineFinders.set(file, linesOf(source.text))
  }
  return faults.map((fault) => {
    const line = placed.includes(fault) ? lineFinders.get(fault.file)?.(fault.path) : undefined
    return line === undefined ? fault : { ...fault, line }
  })
}

/** A function that finds the line on which a value of a YAML text begins, or else the nearest value around it. */
function linesOf(text: string): (path: string) => number | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  return (path) => {
    const steps = path.split('.')
    for (let length = steps.length; length > 0; length -= 1) {
      const node = document.getIn(steps.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return undefined
  }
}

/** Loads and checks a shop's content; legal pages state `settings`. Throws one ContentError with every fault. */
export async function loadContent(files: ContentFiles, settings: StatedSettings = readEnvironment({})) {
  const faults: ContentFault[] = []
  const load = <Schema extends v.GenericSchema>(path: string, schema: Schema) => files.parsed(path, schema, faults)

  const [rawBrand, categories, blogCategories, removed, products, articles, vocabulary, registries] = await Promise.all(
    [
      load('brand.yaml', brandSchema),
      load('categories.yaml', v.array(categorySchema)),
      load('blog-categories.yaml', v.array(blogCategorySchema)),
      load('removed.yaml', removedSchema),
      loadProducts(files, faults),
      loadArticles(files, faults),
      loadSearch(files, faults),
      loadRegistries(files, faults),
    ],
  )
  const photographs = await loadPhotographs(files, products, faults)
  const brand = rawBrand && filledBrand(rawBrand, faults)
  const pages = brand && (await loadPages(files, { brand, settings }, faults))
  const desk = brand && (await loadDesk(files, brand, faults))
  if (brand && categories && blogCategories && removed && pages && desk && vocabulary && registries) {
    const namedProducts = products.map(brandResolver(registries.brands, registries.makers))
    const content = {
      brand,
      products: namedProducts,
      categories,
      blogCategories,
      removed,
      photographs,
      articles,
      pages: { ...pages, contact: withBusinessHours(pages.contact, desk.hours) },
      vocabulary: withRegistryNames(vocabulary, registries, namedProducts),
      registries,
      desk,
    }
    return withoutFaults(files, content, faults)
  }
  throw new ContentError(await withLines(files, faults))
}

/** The contact page with the week's hours first; a line of the page on the same days is left out. */
function withBusinessHours(page: Pages['contact'], { week }: DeskContent['hours']): Pages['contact'] {
  const lines = hoursLines(week)
  const otherItems = page.hours.items.filter((item) => !lines.some(({ name }) => name === item.name))
  return { ...page, hours: { ...page.hours, items: [...lines, ...otherItems] } }
}

/** Loads and checks content, such as that with a draft's files. Out: the content, or all of its faults. */
export async function checkContent(
  files: ContentFiles,
  settings?: StatedSettings,
): Promise<{ content: Content; faults?: never } | { content?: never; faults: readonly ContentFault[] }> {
  try {
    return { content: await loadContent(files, settings) }
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults }
    throw error
  }
}

async function withoutFaults(files: ContentFiles, content: Content, fileFaults: readonly ContentFault[]) {
  const faults = [...fileFaults, ...(await brandFileFaults(files, content.brand))]
  faults.push(...checkReferences(content, new Set(faults.map(({ file }) => file))))
  if (faults.length > 0) throw new ContentError(await withLines(files, faults))
  return content
}
