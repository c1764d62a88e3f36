import { cnpjState } from '#domain/forms/cnpj.ts'
import type { Brand } from '#domain/shop/brand.ts'
import { fault, type ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { drawingProblem } from '#server/content/load/pictures.ts'

const file = 'content/brand.yaml'

/** Faults for files named in content/brand.yaml that are missing or cannot be published. */
export async function brandFileFaults(files: ContentFiles, { logo, icon, workshop }: Brand): Promise<ContentFault[]> {
  const { front, bench, team } = workshop
  const named = { 'logo.light': logo.light, 'logo.dark': logo.dark, icon }
  const photographs = { 'workshop.front': front, 'workshop.bench': bench, 'workshop.team': team }
  const faults: ContentFault[] = []
  for (const [path, name] of Object.entries({ ...named, ...photographs })) {
    if (name === undefined) continue
    const imagePath = `images/brand/${name}`
    const isThere = await files.has(imagePath)
    const problem = isThere ? await drawingProblem(files, imagePath) : undefined
    if (!isThere)
      faults.push(fault(file, path, 'conteudo-imagem-que-falta', `falta a imagem ${name} em content/images/brand/`))
    else if (problem !== undefined) faults.push(fault(file, path, 'conteudo-desenho', `${name}: ${problem}`))
  }
  return faults
}

/** Matches the CNPJ (company number) of sample shops; `check --publish` asks to replace it. */
const samplePattern = /^00\.000\.000\//

/** A fault for a CNPJ with wrong check digits, which every page would show. */
export function cnpjFaults({ cnpj }: Pick<Brand, 'cnpj'>): ContentFault[] {
  if (samplePattern.test(cnpj) || cnpjState(cnpj) === 'valid') return []
  const problem = `há ${cnpj}, cujos dígitos verificadores não conferem; confira cada algarismo`
  return [fault(file, 'cnpj', 'conteudo-cnpj', problem)]
}
