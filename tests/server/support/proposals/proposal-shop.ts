import type { Shop } from '#server/shop/shop.ts'
import { accessory, ecgVariants, searchVocabulary } from '#tests/samples.ts'
import { sampleFacts } from '#tests/server/support/desk-surroundings.ts'
import { fixtureColours } from './fixture-colours.ts'

const vocabulary = searchVocabulary({
  courtesies: { phrases: ['bom dia'], words: ['oi'] },
  intent: {
    productTypes: { 'cabos-ecg': { names: ['cabo de ecg'], hints: ['ecg'] } },
    functionWords: ['de', 'para'],
    notSold: [],
  },
})
const picture = (id: string) => ({ key: 'geral', src: `/desenhos/${id}.svg`, alt: id, variantIds: [] })
const cable = accessory({ id: 'cabo-ge', name: 'Cabo de ECG para GE', sku: 'CEGE', variants: ecgVariants })
const sensor = accessory({ id: 'sensor', name: 'Sensor de temperatura', sku: 'ST01E', currentPrice: 219.9 })

/**
 * A shop whose catalogue and search can read order lists: a cable of two variants without a price, and a priced sensor.
 */
export const proposalFacts = {
  ...sampleFacts,
  brand: {
    ...sampleFacts.brand,
    legalLine: 'Loja de Teste Ltda.',
    cnpj: '00.000.000/0001-00',
    whatsapp: { main: '5541900000000' },
    address: { street: 'Rua A, 1', district: 'Centro', city: 'Curitiba', state: 'PR', postalCode: '80000-000' },
    warranty: '12 meses.',
    offers: { pixDiscount: 5, instalments: 8, benefits: [] },
  },
  letterhead: {
    name: sampleFacts.brand.name,
    legalLine: 'Loja de Teste Ltda.',
    cnpj: '00.000.000/0001-00',
    address: 'Rua A, 1, Centro, Curitiba/PR, CEP 80000-000',
    phone: sampleFacts.brand.phone,
    email: sampleFacts.brand.email.sales,
    stateRegistration: '123.45678-90',
    bank: 'Banco 999, agência 0001, conta 12345-6',
    pixKey: 'pix@loja.example',
  },
  colours: fixtureColours,
  logo: {
    light: { src: '/desenhos/logo.svg', width: 100, height: 40 },
    dark: { src: '/desenhos/logo-escuro.svg', width: 100, height: 40 },
  },
  products: [cable, sensor].map((product) => ({ ...product, images: [picture(product.id)] })),
  vocabulary,
  registries: { connectors: [], makers: [], brands: [] },
}
export const proposalShop = proposalFacts as unknown as Shop
