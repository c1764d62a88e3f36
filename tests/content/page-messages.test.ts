import { expect, test } from 'vitest'
import { mailtoUrl, whatsappUrl } from '#domain/quote/links.ts'
import { campaignParameters, withCampaign } from '#domain/quote/site-messages.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'

/** The messages that the pages' own buttons open (spec §7), as the content words them. */

const { pages, brand } = await loadCatalogue()
const { maintenance, contact, home, equipment } = pages
const chat = (text: string) => new URL(whatsappUrl(brand.whatsapp.main, text)).searchParams.get('text')

test('maintenance by WhatsApp has the words of the spec, and the campaign when there is one', () => {
  const campaign = campaignParameters(new URLSearchParams('?utm_campaign=pr&utm_source=google&x=1'))
  expect(chat(withCampaign(maintenance.whatsapp.text, {}))).toBe(
    'Olá! Quero manutenção preventiva ( hospital/cidade ).',
  )
  expect(chat(withCampaign(maintenance.whatsapp.text, campaign))).toBe(
    'Olá! Quero manutenção preventiva ( hospital/cidade ). UTM: utm_source=google&utm_campaign=pr',
  )
})

test('maintenance by e-mail has the subject of the spec and asks for hospital, city and equipment', () => {
  const draft = new URL(mailtoUrl({ to: brand.email.sales, ...maintenance.email }))
  expect(draft.searchParams.get('subject')).toBe('Manutenção Preventiva (PR & SC)')
  expect(draft.searchParams.get('body')?.split('\r\n')).toEqual(
    expect.arrayContaining(['Hospital/Clínica:', 'Cidade/UF:', 'Equipamentos/quantidades:']),
  )
})

test('the contact page’s e-mail has the subject "Contato via Site" plus the brand', () => {
  expect(contact.details.email.subject).toBe(`Contato via Site - ${brand.name}`)
})

test('the equipment page’s e-mail has the subject of the spec', () => {
  expect(equipment.hero.email.subject).toBe('Interesse em Equipamentos Médicos')
})

test.each([
  ['monitores-multiparametro', 'monitores'],
  ['desfibriladores', 'desfibriladores'],
  ['ventiladores-pulmonares', 'ventiladores'],
  ['anestesia', 'anestesia'],
  ['incubadoras-neonatais', 'incubadoras'],
  ['diagnostico', 'diagnóstico'],
])('interest in the family %s names it', (family, name) => {
  expect(equipment.families.items.filter(({ key }) => key === family).map(({ text }) => text)).toEqual([
    expect.stringContaining(name),
  ])
})

test('greeting, partnership, process, catalogue and consultation say what they are about', () => {
  expect(chat(contact.details.whatsapp.text)).toMatch(/^Olá, .+! .*informações/)
  expect(chat(home.brands.partnership.text)).toMatch(/^Olá, .+! .*parceria/)
  expect(chat(home.process.start.text)).toMatch(/^Olá, .+! .*iniciar/)
  expect(chat(equipment.hero.catalogue.text)).toMatch(/^Olá, .+! .*catálogo/)
  expect(chat(equipment.process.start.text)).toMatch(/^Olá, .+! .*consultoria/)
})

test('no message is left with a placeholder or with another company’s name', () => {
  const texts = JSON.stringify(pages)
  expect(texts).not.toMatch(/\{\w+\}/)
  expect(contact.details.whatsapp.text).toContain(brand.name)
})
