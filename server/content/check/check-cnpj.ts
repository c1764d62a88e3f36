import type { Brand } from '#domain/brand.ts'
import { cnpjState } from '#domain/forms/cnpj.ts'
import type { ContentFault } from '#server/content-error.ts'

/** Matches the CNPJ of sample shops; `check --publish` asks to replace it. */
const sample = /^00\.000\.000\//

/** A fault for a CNPJ with wrong check digits, which every page would show. */
export function cnpjFaults({ cnpj }: Pick<Brand, 'cnpj'>): ContentFault[] {
  if (sample.test(cnpj) || cnpjState(cnpj) === 'valid') return []
  const problem = `há ${cnpj}, cujos dígitos verificadores não conferem; confira cada algarismo`
  return [{ file: 'content/brand.yaml', path: 'cnpj', code: 'conteudo-cnpj', problem }]
}
