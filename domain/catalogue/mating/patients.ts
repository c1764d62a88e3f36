import type { Accessory } from '#domain/catalogue/product.ts'
import type { ArticleVariant } from '#domain/catalogue/variants/variant.ts'

const patientPatterns = {
  // An infant counts as a newborn, with whom makers share its hoses: its parts are never offered to older children.
  neonatal: /neonat|recém-nascido|lactente/i,
  pediatrico: /pediátric|infantil|criança/i,
  adulto: /adult/i,
}
type Patient = keyof typeof patientPatterns

/** The patients that a part is for, by its variant or its row 'Paciente'; undefined where nothing states them. */
export function patientsOf(
  { specifications }: Pick<Accessory, 'specifications'>,
  variant?: Pick<ArticleVariant, 'patient' | 'sizeKey'>,
): ReadonlySet<Patient> | undefined {
  // Every size but 'neonatal' suits adults and children: a hose of size 'adulto' also takes children's cuffs.
  if (variant?.sizeKey) return new Set(variant.sizeKey === 'neonatal' ? ['neonatal'] : ['adulto', 'pediatrico'])
  const text = variant?.patient ?? specifications.find(({ name }) => name === 'Paciente')?.value ?? ''
  const patients = (['neonatal', 'pediatrico', 'adulto'] as const).filter((patient) =>
    patientPatterns[patient].test(text),
  )
  return patients.length === 0 ? undefined : new Set(patients)
}

/** Whether two parts suit a common patient; a part that does not state its patients suits all. */
export function sharePatients(a: ReturnType<typeof patientsOf>, b: ReturnType<typeof patientsOf>): boolean {
  return a === undefined || b === undefined || [...a].some((patient) => b.has(patient))
}
