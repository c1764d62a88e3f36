import type { Brand } from '#domain/brand.ts'
import { cnpjState } from '#domain/forms/cnpj.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { drawingProblem } from '#server/content/load/picture-problem.ts'

/** Faults for files named in content/brand.yaml that are missing in content/images/brand/ or cannot be published. */
export async function brandFileFaults(files: ContentFiles, { logo, icon, workshop }: Brand): Promise<ContentFault[]> {
  const named = [
    ['logo.light', logo.light],
    ['logo.dark', logo.dark],
    ['icon', icon],
    ...(['front', 'bench', 'team'] as const).flatMap((key) => {
      const name = workshop[key]
      return name === undefined ? [] : [[`workshop.${key}`, name] as const]
    }),
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

/** Matches the CNPJ of sample shops; `check --publish` asks to replace it. */
const sample = /^00\.000\.000\//

/** A fault for a CNPJ with wrong check digits, which every page would show. */
export function cnpjFaults({ cnpj }: Pick<Brand, 'cnpj'>): ContentFault[] {
  if (sample.test(cnpj) || cnpjState(cnpj) === 'valid') return []
  const problem = `há ${cnpj}, cujos dígitos verificadores não conferem; confira cada algarismo`
  return [{ file: 'content/brand.yaml', path: 'cnpj', code: 'conteudo-cnpj', problem }]
}
