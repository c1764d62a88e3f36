import { cutText } from '#domain/text/normalize.ts'
import { mailtoUrl } from './links.ts'

/* The messages of links that belong to no product (spec §7). */

/** The e-mail link of the equipment page. */
export function equipmentInterestMail(to: string): string {
  return mailtoUrl({ to, subject: 'Interesse em Equipamentos Médicos', body: '' })
}

export const generalInterestText = 'Olá! Gostaria de mais informações sobre equipamentos e peças médicas.'

export const accessoriesCatalogueText = 'Olá! Gostaria de receber o catálogo de acessórios e componentes.'

/** The message that requests the whole catalogue of a category. */
export function categoryCatalogueText(category: string): string {
  return `Olá! Gostaria de receber o catálogo completo de ${category}.`
}

/** The most characters of a search that its message quotes: an address may hold any text, a link 2,000 characters. */
const maximumTermLength = 100

/** The message that asks for help with a search without result or, for '', with finding a part. */
export function searchHelpText(term: string): string {
  const characters = Array.from(term)
  const shortTerm = characters.length > maximumTermLength ? `${characters.slice(0, maximumTermLength).join('')}…` : term
  return term
    ? `Olá! Procurei por "${shortTerm}" no site e não encontrei. Podem me ajudar?`
    : 'Olá! Preciso de ajuda para encontrar uma peça.'
}

/** The campaign parameters that are read from a page's address (spec §3). */
const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign'] as const

const maximumLength = 100

/** The campaign parameters of the address, each cut to 100 characters. */
export function campaignParameters(parameters: { get(name: string): string | null }): Record<string, string> {
  return Object.fromEntries(
    campaignKeys.flatMap((key) => {
      const value = cutText(parameters.get(key) ?? '', maximumLength)
      return value ? [[key, value]] : []
    }),
  )
}

/** The maintenance page's WhatsApp text, followed by the campaign as key=value joined by '&' (spec §7). */
export function withCampaign(text: string, campaign: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(campaign).map(([key, value]) => `${key}=${value}`)
  return pairs.length > 0 ? `${text} UTM: ${pairs.join('&')}` : text
}
