import type { Brand } from '#domain/brand.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { drawingProblem } from '#server/content/load/picture-problem.ts'

/** Faults for files named in content/brand.yaml that are missing in content/images/brand/ or cannot be published. */
export async function brandFileFaults(files: ContentFiles, { logo, icon }: Brand): Promise<ContentFault[]> {
  const named = [
    ['logo.light', logo.light],
    ['logo.dark', logo.dark],
    ['icon', icon],
  ] as const
  const faults = await Promise.all(named.map(([path, name]) => fileFault(files, { path, name })))
  return faults.filter((fault) => fault !== undefined)
}

async function fileFault(
  files: ContentFiles,
  { path, name }: { path: string; name: string },
): Promise<ContentFault | undefined> {
  const place = { file: 'content/brand.yaml', path }
  const file = `images/brand/${name}`
  if (!(await files.has(file)))
    return { ...place, code: 'conteudo-imagem-que-falta', problem: `falta a imagem ${name} em content/images/brand/` }
  const problem = await drawingProblem(files, file)
  return problem === undefined ? undefined : { ...place, code: 'conteudo-desenho', problem: `${name}: ${problem}` }
}
