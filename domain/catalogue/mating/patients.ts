import type { Accessory } from '#domain/catalogue/product.ts'
import type { ArticleVariant } from '#domain/catalogue/article-variant.ts'

const words = {
  neonatal: /neonat|recém-nascido|lactente/i,
  pediatrico: /pediátric|infantil|criança/i,
  adulto: /adult/i,
}
type Patient = keyof typeof words

/** The patients that a part is for, by its variant or its row 'Paciente'; undefined where it does not say. */
export function patientsOf(
  { specifications }: Pick<Accessory, 'specifications'>,
  variant?: Pick<ArticleVariant, 'patient' | 'sizeKey'>,
): ReadonlySet<Patient> | undefined {
  // Every size but 'neonatal' suits adults and children: a hose of size 'adulto' also takes children's cuffs.
  if (variant?.sizeKey) return new Set(variant.sizeKey === 'neonatal' ? ['neonatal'] : ['adulto', 'pediatrico'])
  const text = variant?.patient ?? specifications.find(({ name }) => name === 'Paciente')?.value ?? ''
  const found = (['neonatal', 'pediatrico', 'adulto'] as const).filter((patient) => words[patient].test(text))
  return found.length === 0 ? undefined : new Set(found)
}

/** Whether both parts suit a common patient; a part that does not say suits all. */
export function sharePatients(one: ReturnType<typeof patientsOf>, other: ReturnType<typeof patientsOf>): boolean {
  return one === undefined || other === undefined || [...one].some((patient) => other.has(patient))
}
