import { paths } from '#domain/pages/paths.ts'
import {
  plainPageSchema,
  pageUnderConditions,
  type PageCondition,
  type PlainPageContent,
} from '#domain/pages/plain-page.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { parseYaml } from './parse-yaml.ts'

const folder = 'pages/plain'
/** The privacy page, to which forms and mails link. */
const required = paths.privacy.slice(1)
/** Addresses of pages with a route of their own, which would hide a plain page. */
const taken: ReadonlySet<string> = new Set(
  Object.values(paths)
    .filter((path) => typeof path === 'string')
    .filter((path) => path !== paths.privacy),
)

/** Facts for plain pages: the replacements of placeholders, and the conditions that hold. */
export interface StatedFacts {
  fillOf: (file: string) => (text: string) => string
  holding: ReadonlySet<PageCondition>
}

/**
 * Loads `content/pages/plain/*.yaml`; a file's name is the page's address. Faults are pushed; only for a file that
 * cannot be read is a ContentError thrown.
 */
export async function loadPlainPages(
  files: ContentFiles,
  { fillOf, holding }: StatedFacts,
  faults: ContentFault[],
): Promise<PlainPageContent[]> {
  const slugs = (await files.namesIn(folder)).files
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''))
  faults.push(...slugFaults(slugs))
  const pages = await Promise.all(
    slugs.map(async (slug) => {
      const source = await files.text(`${folder}/${slug}.yaml`)
      return parseYaml({ ...source, fill: fillOf(source.file), add: { slug } }, plainPageSchema, faults)
    }),
  )
  return pages.filter((page) => page !== undefined).map((page) => pageUnderConditions(page, holding))
}

function slugFaults(slugs: readonly string[]): ContentFault[] {
  const occupied = slugs
    .filter((slug) => taken.has(`/${slug}`))
    .map((slug): ContentFault => ({
      file: `content/${folder}/${slug}.yaml`,
      path: '',
      code: 'conteudo-endereco-ocupado',
      problem: `há /${slug}, que já é o endereço de outra página do site; dê outro nome ao arquivo`,
    }))
  if (slugs.includes(required)) return occupied
  const problem = 'o arquivo não está aqui; os formulários e os e-mails levam a essa página'
  return [
    ...occupied,
    { file: `content/${folder}/${required}.yaml`, path: '', code: 'conteudo-pagina-que-falta', problem },
  ]
}
