import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Brand } from '#domain/brand.ts'
import type { ContentFault } from '#server/content-error.ts'
import { drawingProblem } from '#server/content/load/picture-problem.ts'

/** Faults for files named in content/brand.yaml that are missing in content/images/brand/ or cannot be published. */
export async function brandFileFaults(root: string, { logo, icon }: Brand): Promise<ContentFault[]> {
  const named = [
    ['logo.light', logo.light],
    ['logo.dark', logo.dark],
    ['icon', icon],
  ] as const
  const faults = await Promise.all(named.map(([path, name]) => fileFault(root, { path, name })))
  return faults.filter((fault) => fault !== undefined)
}

async function fileFault(
  root: string,
  { path, name }: { path: string; name: string },
): Promise<ContentFault | undefined> {
  const place = { file: 'content/brand.yaml', path }
  const file = join(root, 'content', 'images', 'brand', name)
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (!isThere)
    return { ...place, code: 'conteudo-imagem-que-falta', problem: `falta a imagem ${name} em content/images/brand/` }
  const problem = await drawingProblem(file)
  return problem === undefined ? undefined : { ...place, code: 'conteudo-desenho', problem: `${name}: ${problem}` }
}
