import { fault, type ContentFault, type FaultCode } from '#server/content-error.ts'

/** A name (an id, a key, a slug or a code), and where it is stated. */
export type NameReference = { name: string; file: string; path: string }
type Names = readonly NameReference[]

/** A fault for each name that nothing has. In: what is expected instead, as 'o id de um produto', maybe by the name. */
export function unknownNames(
  references: Names,
  existing: ReadonlySet<string>,
  code: FaultCode,
  expected: string | ((name: string) => string),
): ContentFault[] {
  const expectedFor = (name: string) => (typeof expected === 'string' ? expected : expected(name))
  return references
    .filter(({ name }) => !existing.has(name))
    .map(({ name, file, path }) => fault(file, path, code, `há ${name}; espera-se ${expectedFor(name)}`))
}

/** A fault for each repeated key of a file, at the key. */
export const repeatedKeys = (file: string, keys: readonly string[]): ContentFault[] =>
  keys
    .filter((key, index) => keys.indexOf(key) !== index)
    .map((key) => fault(file, key, 'conteudo-chave-repetida', `há ${key} duas vezes; cada chave aparece uma só vez`))

/** A fault for each former name that is in use, or that two things claim. Names with one `keyOf` are the same. */
export function reusedNames(used: Names, former: Names, keyOf = (name: string) => name): ContentFault[] {
  const owners = new Map(used.map((reference) => [keyOf(reference.name), reference]))
  return former.flatMap((reference) => {
    const owner = owners.get(keyOf(reference.name))
    owners.set(keyOf(reference.name), reference)
    if (!owner) return []
    const problem = `há ${reference.name}, que ${owner.file} também tem (${owner.path || 'no nome'}); o que saiu de uso não volta a ser usado`
    return [fault(reference.file, reference.path, 'conteudo-reuso', problem)]
  })
}
