import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '#domain/pages/paths.ts'
import {
  plainPageSchema,
  pageUnderConditions,
  type PageCondition,
  type PlainPageContent,
} from '#domain/pages/plain-page.ts'
import { codeOf } from '#server/failure.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { parseYaml, readContent } from './read-file.ts'

const folder = 'content/pages/plain'
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
 * Loads `content/pages/plain/*.yaml`; a file's name is the page's address. Faults are pushed, never thrown; a missing
 * folder is a ContentError.
 */
export async function loadPlainPages(
  root: string,
  { fillOf, holding }: StatedFacts,
  faults: ContentFault[],
): Promise<PlainPageContent[]> {
  const slugs = (await namesIn(root)).filter((name) => name.endsWith('.yaml')).map((name) => name.replace('.yaml', ''))
  faults.push(...slugFaults(slugs))
  const pages = await Promise.all(
    slugs.toSorted().map(async (slug) => {
      const source = await readContent(root, join(root, folder, `${slug}.yaml`))
      return parseYaml({ ...source, fill: fillOf(source.file), add: { slug } }, plainPageSchema, faults)
    }),
  )
  return pages.filter((page) => page !== undefined).map((page) => pageUnderConditions(page, holding))
}

async function namesIn(root: string): Promise<string[]> {
  try {
    return await readdir(join(root, folder))
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    const problem = `a pasta não está aqui; ela traz ao menos ${required}.yaml`
    throw new ContentError([{ file: folder, path: '', code: 'conteudo-pagina-que-falta', problem }])
  }
}

function slugFaults(slugs: readonly string[]): ContentFault[] {
  const occupied = slugs
    .filter((slug) => taken.has(`/${slug}`))
    .map((slug): ContentFault => ({
      file: `${folder}/${slug}.yaml`,
      path: '',
      code: 'conteudo-endereco-ocupado',
      problem: `há /${slug}, que já é o endereço de outra página do site; dê outro nome ao arquivo`,
    }))
  if (slugs.includes(required)) return occupied
  const problem = 'o arquivo não está aqui; os formulários e os e-mails levam a essa página'
  return [...occupied, { file: `${folder}/${required}.yaml`, path: '', code: 'conteudo-pagina-que-falta', problem }]
}
