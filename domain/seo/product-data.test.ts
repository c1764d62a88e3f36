import fc from 'fast-check'
import { expect, test } from 'vitest'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { accessory, cuffVariants, ecgVariants, equipment, summaryOf } from '#tests/samples.ts'
import { siteSample as site } from '#tests/site-sample.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { collectionData } from './list-page-data.ts'
import { productData } from './product-data.ts'

const images = [{ key: 'peca', src: '/desenhos/cabo.svg', alt: 'Cabo', variantIds: [] }]

test('a product has its name, text, whole picture addresses and an offer in BRL', () => {
  const product = {
    ...accessory({ id: 'cabo', sku: 'C5VGA2', currentPrice: 1149, compatibleWith: ['Dash 4000'] }),
    images,
  }
  expect(productData(product, site)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Cabo de teste',
    description: 'Cabo para a bancada.',
    sku: 'C5VGA2',
    url: 'https://vitrinemedica.example/produto/cabo',
    image: ['https://vitrinemedica.example/desenhos/cabo.svg'],
    additionalProperty: [{ name: 'Compatível com', value: 'Dash 4000' }],
    offers: [{ '@type': 'Offer', priceCurrency: 'BRL', price: '1149.00', availability: 'https://schema.org/InStock' }],
  })
})

test('a price on request is no price', () => {
  expect(productData({ ...accessory({ currentPrice: 0 }), images }, site)).not.toHaveProperty('offers.0.price')
})

test('what is not in stock can be ordered ahead', () => {
  for (const availability of ['sob-consulta', 'em-breve'] as const) {
    expect(productData({ ...accessory({ availability }), images }, site)).toMatchObject({
      offers: [{ availability: 'https://schema.org/PreOrder' }],
    })
  }
})

test('each variant is an offer with its own code, price and address', () => {
  const product = { ...accessory({ id: 'manguito', currentPrice: 80, variants: cuffVariants }), images }
  expect(productData(product, site)).toMatchObject({
    offers: [
      { sku: 'BP01A1', price: '80.00', url: 'https://vitrinemedica.example/produto/manguito?opcao=adulto-1' },
      { sku: 'BP01A2', price: '95.50', name: 'Cabo de teste: Adulto (18 a 26 cm) (2 vias)' },
      { sku: 'BP01N1', price: '80.00' },
    ],
  })
})

test('a machine has its maker’s brand; a part claims none', () => {
  expect(productData({ ...equipment(), images }, site)).toMatchObject({ brand: { name: 'Mindray' } })
  expect(productData({ ...accessory(), images }, site)).not.toHaveProperty('brand')
})

test('a list names its first ten products and counts all', () => {
  const products = Array.from({ length: 12 }, (_, index) => ({
    product: summaryOf(accessory({ id: `cabo-${index}`, currentPrice: index })),
  }))
  const list = collectionData(
    { name: 'Cabos', description: 'Cabos de ECG.', path: '/categoria/cabos-de-ecg', total: 40, products },
    site,
  )
  expect(list).toMatchObject({ '@type': 'CollectionPage', mainEntity: { '@type': 'ItemList', numberOfItems: 40 } })
  expect(list).toHaveProperty('mainEntity.itemListElement.length', 10)
  expect(list).toHaveProperty('mainEntity.itemListElement.9', {
    '@type': 'ListItem',
    position: 10,
    item: {
      '@type': 'Product',
      '@id': 'https://vitrinemedica.example/produto/cabo-9#produto',
      name: 'Cabo de teste',
      description: 'Cabos de ECG para Philips',
      url: 'https://vitrinemedica.example/produto/cabo-9',
      image: 'https://vitrinemedica.example/desenhos/cabo-9.svg',
      offers: {
        '@type': 'Offer',
        url: 'https://vitrinemedica.example/produto/cabo-9',
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        price: '9.00',
      },
    },
  })
})

test('the trail counts its steps from the top', () => {
  const trail = [
    { name: 'Início', path: '/' },
    { name: 'Cabo', path: '/produto/cabo' },
  ]
  expect(breadcrumbData(site, trail)).toMatchObject({
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://vitrinemedica.example' },
      { position: 2, name: 'Cabo', item: 'https://vitrinemedica.example/produto/cabo' },
    ],
  })
})

test('no product ever carries a rating, and none a price of nothing', () => {
  const prices = fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100),
  )
  fc.assert(
    fc.property(
      prices,
      fc.constantFrom(...keysOf(availabilityLabel)),
      fc.boolean(),
      (currentPrice, availability, hasVariants) => {
        const product = accessory({ currentPrice, availability, variants: hasVariants ? ecgVariants : [] })
        const text = JSON.stringify([
          productData({ ...product, images }, site),
          collectionData(
            { name: 'a', description: 'b', path: '/c', total: 1, products: [{ product: summaryOf(product) }] },
            site,
          ),
        ])
        expect(text).not.toMatch(/rating|review/i)
        expect(text.includes('"price"')).toBe(currentPrice > 0)
      },
    ),
  )
})
