import type { Brand } from './brand.ts'

/** The company's authorisations and those responsible, under the names that inspectors use; without empty ones. */
export function regulatoryFacts({ regulatory }: Pick<Brand, 'regulatory'>): { name: string; value: string }[] {
  const manager = regulatory.technicalManager
  const facts = [
    { name: 'Autorização de Funcionamento (AFE)', value: regulatory.afe },
    { name: 'Licença sanitária', value: regulatory.sanitaryLicence },
    { name: 'Responsável técnico', value: manager && `${manager.name}, ${manager.council}` },
  ]
  return facts.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]))
}
