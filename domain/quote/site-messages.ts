import { mailtoUrl } from './links.ts'

/** Texts that pages open by themselves, outside any product (spec §7). */

/** The footer's e-mail. */
export function equipmentInterestMail(to: string): string {
  return mailtoUrl({ to, subject: 'Interesse em Equipamentos Médicos', body: '' })
}

/** The greeting of a visitor who has not said yet what they need. */
export const generalInterestText = 'Olá! Gostaria de mais informações sobre equipamentos e peças médicas.'

/** Request of the accessories catalogue. */
export const accessoriesCatalogueText = 'Olá! Gostaria de receber o catálogo de acessórios e componentes.'

/** Request of one category's whole catalogue. */
export function categoryCatalogueText(category: string): string {
  return `Olá! Gostaria de receber o catálogo completo de ${category}.`
}

/** Of a longer search the message says the beginning: an address may carry any text, a link only 2,000 characters. */
const longestTerm = 100

/** Asking a specialist from an empty result, with what was searched. */
export function searchHelpText(term: string): string {
  const characters = Array.from(term)
  const said = characters.length > longestTerm ? `${characters.slice(0, longestTerm).join('')}…` : term
  return term
    ? `Olá! Procurei por "${said}" no site e não encontrei. Podem me ajudar?`
    : 'Olá! Preciso de ajuda para encontrar uma peça.'
}
