import type { ContentFault } from '#server/content-error.ts'

/** A fault for each repeated key of a file. */
export function keysTwice(file: string, keys: readonly string[]): ContentFault[] {
  return keys
    .filter((key, index) => keys.indexOf(key) !== index)
    .map((key) => ({
      file,
      path: key,
      code: 'conteudo-chave-repetida',
      problem: `há ${key} duas vezes; cada chave aparece uma só vez`,
    }))
}
