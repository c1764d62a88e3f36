import type { DeskFacts } from '#desk/desk-facts.ts'
import { BusinessCalendar, type BusinessHours } from '#domain/desk/calendar/business-calendar.ts'
import type { Shop } from '#server/shop/shop.ts'
import { accessory } from '#tests/samples.ts'

const allDay = [{ from: 0, until: 24 * 60 }]
/** Business hours that are always open, so that no test depends on the time of day. */
const hours: BusinessHours = {
  promise: 'reply',
  week: {
    domingo: allDay,
    segunda: allDay,
    terca: allDay,
    quarta: allDay,
    quinta: allDay,
    sexta: allDay,
    sabado: allDay,
  },
}
const holidays = { national: [], own: [] }
const brand = { name: 'Loja de Teste', phone: '+55 41 3000-0000', email: { sales: 'vendas@example.com' } }

/** What the people of a test's desk work with. */
export const sampleWords = {
  hours,
  holidays,
  templates: [
    { key: 'orcamento', title: 'Orçamento', subject: 'Orçamento nº {numero}', text: 'Olá, {primeiro_nome}. [preço]' },
  ],
  promisedMinutes: 30,
  proposals: {
    validity: 15,
    payment: '',
    instalments: 1,
    delivery: '',
    freight: 'customer',
    taxes: '',
    remarks: '',
    link: 30,
  },
  calendar: new BusinessCalendar(hours, holidays),
  brand,
} as unknown as DeskFacts

const cable = accessory({
  id: 'cabo',
  name: 'Cabo de teste',
  variants: [{ id: '5-vias', leads: '5', sku: 'C5VGA3' }],
})
const picture = { key: 'geral', src: '/desenhos/c.svg', alt: 'Cabo', variantIds: [] }

/** The facts of a shop with one product. */
export const sampleFacts = {
  brand,
  siteUrl: 'https://loja.example',
  logo: { light: { src: '/desenhos/logo.svg' }, dark: { src: '/desenhos/logo-escuro.svg' } },
  products: [{ ...cable, images: [picture] }],
  registries: { connectors: [] },
  pages: { contact: { form: { subjects: ['Orçamento', 'Outros'] } } },
}
export const sampleShop = sampleFacts as unknown as Shop
