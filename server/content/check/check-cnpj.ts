import type { Brand } from '#domain/brand.ts'
import { cnpjState } from '#domain/forms/cnpj.ts'
import type { ContentFault } from '#server/content-error.ts'

/** What the sample shops have until theirs is filled in: `check --publish` asks for it. */
const sample = /^00\.000\.000\//

/** A CNPJ whose check digits are wrong: a typing error that every page would repeat. */
export function cnpjFaults({ cnpj }: Pick<Brand, 'cnpj'>): ContentFault[] {
  if (sample.test(cnpj) || cnpjState(cnpj) === 'valid') return []
  const problem = `há ${cnpj}, cujos dígitos verificadores não conferem; confira cada algarismo`
  return [{ file: 'content/brand.yaml', path: 'cnpj', code: 'conteudo-cnpj', problem }]
}
