import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Dossier } from '#domain/catalogue/part/dossier.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadContent, type Content } from '#server/content/load-content.ts'
import { publishRules } from './publish.ts'

const { confirmedPromises, dataOfficer, numberedSeals, registrationsInForce } = publishRules

const small = await loadContent(new ContentFiles('tests/fixture'))
const today = '2026-11-24'
const foundIn = (content: Content) =>
  Object.values(publishRules)
    .flatMap(({ find }) => find(content, today))
    .map(({ file, path }) => `${file.replace('content/', '')} ${path}`)

test('the checklist has every line that the command walks, and names no other as walked', async () => {
  const list = await readFile('docs/antes-de-publicar.md', 'utf8')
  const walked = [...list.matchAll(/^- \[ \] (.+) \*\(conferido pelo comando\)\*$/gm)].map(([, title]) => title)
  expect(walked).toEqual(Object.values(publishRules).map(({ title }) => title))
})

test('a shop is told one by one what it still has of the sample', () => {
  expect(foundIn(small)).toEqual(
    expect.arrayContaining([
      'brand.yaml siteUrl',
      'brand.yaml email.sales',
      'pages/equipment.yaml families.items.3',
      'brand.yaml derivedRatings',
    ]),
  )
})

test('a seal without its number is named, and so is a sample; a number settles it', () => {
  const sealed = small.products.filter(({ isCertified }) => isCertified)
  expect(sealed.length).toBeGreaterThan(0)
  expect(numberedSeals.find(small)).toHaveLength(sealed.length)
  const withDossier = (dossier: Dossier) => small.products.map((product) => ({ ...product, dossier }))
  const sample = withDossier({ anvisaNumber: '80000000001', sampleSeal: true })
  expect(numberedSeals.find({ ...small, products: sample })).toHaveLength(sealed.length)
  const numbered = withDossier({ anvisaNumber: '80000000001' })
  expect(numberedSeals.find({ ...small, products: numbered })).toEqual([])
})

test('each promise that nobody confirmed is named, and so are the offers; a shop that promises nothing has none', () => {
  const paths = (brand: Partial<Content['brand']>) =>
    confirmedPromises.find({ ...small, brand: { ...small.brand, ...brand } }).map(({ path }) => path)
  expect(paths({})).toEqual([])
  const promises = { years: { value: '15+', means: 'anos' }, ...small.brand.promises }
  expect(paths({ promises })).toEqual(['promises.years'])
  const { confirmed: _confirmed, ...offers } = small.brand.offers
  expect(paths({ offers })).toEqual(['offers'])
  expect(paths({ promises: {}, offers: { pixDiscount: 0, instalments: 1, benefits: [] } })).toEqual([])
})

test('who answers for personal data is a named officer, or a company confirmed as a small agent', () => {
  const paths = (dataProtection: Content['brand']['dataProtection']) =>
    dataOfficer.find({ ...small, brand: { ...small.brand, dataProtection } }).map(({ path }) => path)
  expect(paths({})).toEqual(['dataProtection'])
  expect(paths({ officer: { name: 'Ana', email: 'dados@bancada.com.br' } })).toEqual([])
  expect(paths({ smallAgent: '2026-11-24' })).toEqual([])
})

test('a registration that is over is named', () => {
  const products = small.products.map((product) => ({ ...product, dossier: { anvisaExpires: '2026-11-23' } }))
  expect(registrationsInForce.find(small, today)).toEqual([])
  expect(registrationsInForce.find({ ...small, products }, today)).toHaveLength(products.length)
})

test('what the home page promises of a catalogue that does not have it is named', () => {
  const empty = foundIn({ ...small, products: [] })
  expect(empty.filter((line) => line.startsWith('pages/home.yaml'))).toHaveLength(
    small.pages.home.featured.chips.length,
  )
  expect(empty.filter((line) => line.startsWith('categories.yaml'))).toHaveLength(small.categories.length)
})

test('a shop with its own data, papers and words, and real stars, has nothing left to do', () => {
  const { brand, pages } = small
  const products = small.products.map((product) => ({ ...product, isCertified: false }))
  const said = <T extends { sample?: unknown }>(list: readonly T[]) => list.map((each) => ({ ...each, sample: false }))
  const testimonials = { home: said(pages.testimonials.home), equipment: said(pages.testimonials.equipment) }
  const own = {
    ...brand,
    siteUrl: 'https://bancada.com.br',
    email: { ...brand.email, sales: 'vendas@bancada.com.br', support: 'oficina@bancada.com.br' },
    derivedRatings: false,
    regulatory: {
      afe: '1.23.456-7',
      sanitaryLicence: '123/2026',
      technicalManager: { name: 'Ana', council: 'CREA-PR 1' },
    },
    workshop: { front: 'a.jpg', bench: 'b.jpg', map: 'https://mapa.com.br/bancada' },
    dataProtection: { officer: { name: 'Ana', email: 'dados@bancada.com.br' } },
  }
  const families = { ...pages.equipment.families, items: pages.equipment.families.items.slice(0, 3) }
  const filled = { ...pages, testimonials, equipment: { ...pages.equipment, families } }
  expect(foundIn({ ...small, products, brand: own, pages: filled })).toEqual([])
})
