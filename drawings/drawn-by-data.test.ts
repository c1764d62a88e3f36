import { expect, test } from 'vitest'
import { allEndsOf } from '#domain/catalogue/part/ends.ts'
import type { Accessory, Product } from '#domain/catalogue/product.ts'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
// The rules below hold for the real catalogue, so this test reads it.
// oxlint-disable no-restricted-imports
import { ContentFiles } from '#server/content/content-files.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'
// oxlint-enable no-restricted-imports
import { connector as connectorSample } from '#tests/samples.ts'
import { connectorFace, isFaceKnown } from './faces/connector-face.ts'
import { plug } from './plugs/plug.ts'
import { productPictures } from './product-pictures.ts'
import { namedPurpose } from './purpose-caption.ts'
import { specificationValue } from './specifications.ts'

const { products, registries } = await loadCatalogue(new ContentFiles('.'))
const connectors = connectorRegistry(registries.connectors)
const accessories = products.filter((product): product is Accessory => product.category !== 'equipamentos')
const ofType = (type: Accessory['productType']) => accessories.filter(({ productType }) => productType === type)

function picture(product: Product, key = 'geral'): string {
  const found = productPictures(product, connectors).find((each) => each.key === key)
  if (!found) throw new Error(`${product.id} has no picture '${key}'`)
  return found.large
}

function productOf(id: string): Product {
  const found = products.find((each) => each.id === id)
  if (!found) throw new Error(`no product '${id}'`)
  return found
}

const words = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
/** A face without what says whose it is. */
const look = (key: string) => connectorFace(connectors.get(key)).body.replaceAll(/ data-connector="[^"]*"/g, '')

test('an oxygen cell has a thread where its data name one, and an open foot elsewhere', () => {
  const wrong = ofType('celulas-o2').filter((cell) => {
    const isThreaded = cell.ends.some(({ connector }) => connectors.get(connector)?.shape === 'rosca')
    return picture(cell).includes('data-part="thread"') !== isThreaded
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('the two halves of a coupling that are drawn never look alike', () => {
  const twins = registries.connectors.flatMap((half) =>
    (half.mates ?? [])
      .map((key) => connectors.get(key))
      .filter((mate) => mate && isFaceKnown(half) && isFaceKnown(mate) && look(half.key) === look(mate.key))
      .map((mate) => `${half.key} ${mate?.key}`),
  )
  expect(twins).toEqual([])
})

test('plastic and metal bayonets have faces of their own', () => {
  expect(look('baioneta-metal-macho')).not.toBe(look('baioneta-pni-macho'))
  expect(look('baioneta-metal-femea')).not.toBe(look('baioneta-pni-femea'))
})

test('a D connector has screws where the registry says so, from the front and from the side', () => {
  const circles = (key: string) => look(key).split('<circle').length - 1
  expect([circles('db9-macho'), circles('db15-macho')]).toEqual([9, 15 + 2])
  const rects = (lock?: string) => {
    const view = { shape: 'db9', connector: connectorSample({ gender: 'macho', ...(lock && { lock }) }) } as const
    return plug(view, { at: [0, 0] }).split('<rect').length
  }
  expect(rects('parafusos laterais') - rects()).toBe(4)
})

test('a guide and a groove are on the face whose entry names them', () => {
  const marked = (key: string) => look(key).includes('width="16"')
  expect(['redondo-6-ecg-aami', 'retangular-11-ecg-ge', 'redondo-10-ecg-datex'].map(marked)).toEqual([
    true,
    true,
    false,
  ])
})

test('two parts share their general drawing only where their ends are the same and their names tell no machine', () => {
  const endsOf = (part: Accessory) =>
    allEndsOf(part)
      .map(({ connector }) => connector)
      .join(' ')
  const groups = [...Map.groupBy(accessories, (part) => picture(part)).values()].filter(({ length }) => length > 1)
  const wrong = groups.filter(
    (group) => new Set(group.map(endsOf)).size > 1 || group.some((part) => namedPurpose(part)),
  )
  expect(wrong.map((group) => group.map(({ id }) => id))).toEqual([])
})

test('a circuit tells the width of its limbs, and the three widths differ', () => {
  const told = ['adulto', 'infantil', 'neonatal'].map((patient) =>
    words(picture(productOf(`circuito-respiratorio-${patient}`))),
  )
  expect(told.map((each) => each.find((text) => text?.endsWith(' mm')))).toEqual(['22 mm', '15 mm', '10 mm'])
})

test('a circuit whose width is not stated tells none', () => {
  const unstated = { ...productOf('circuito-respiratorio-neonatal'), specifications: [] }
  const [whole] = productPictures(unstated, connectors)
  expect(words(whole?.large ?? '').filter((text) => text?.endsWith(' mm'))).toEqual([])
  expect(whole?.alt).toContain('dois ramos corrugados e peça em Y')
})

test('a sampling line has a luer only where its data name one', () => {
  const line = productOf('linha-amostragem-co2-sidestream')
  if (line.category === 'equipamentos') throw new Error('a line is a part')
  const detailOf = (ends: Accessory['ends']) =>
    productPictures({ ...line, ends }, connectors).find(({ key }) => key === 'detalhe')
  const proper = { side: 'equipamento', connector: 'cone-15-femea' } as const
  expect(detailOf(line.ends)?.alt).toContain('rosca luer')
  expect([detailOf([])?.alt, detailOf([proper])?.alt].filter((alt) => alt?.includes('luer'))).toEqual([])
  expect(picture({ ...line, ends: [] })).not.toContain('data-shape="luer')
})

test('a hose is a newborn one by the size of its version, not by its code', () => {
  const hose = { ...productOf('extensao-pni-nihon-kohden'), variants: [] }
  expect(picture({ ...hose, sku: 'TPNI06N' })).toBe(picture({ ...hose, sku: 'TPNI06' }))
})

test('a keypad shows no legend of its keys, and no two keypads are alike', () => {
  const drawn = accessories.filter(({ drawing }) => drawing.form?.startsWith('teclado')).map((part) => picture(part))
  expect(drawn.map(words)).toEqual(drawn.map(() => ['legendas a conferir']))
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('a panel named after its inches is drawn by them, and only a colour panel shows curves', () => {
  const small = productOf('display-lcd-mindray-imec-umec')
  const frame = (key: string) =>
    Number(/data-part="panel"><g transform="translate\([^)]*\)scale\(([\d.]+)/.exec(picture(small, key))?.[1])
  expect(frame('opcao-imec-8')).toBeLessThan(frame('opcao-imec-10'))
  expect(frame('opcao-imec-10')).toBeLessThan(frame('opcao-imec-12'))
  const wrong = ofType('displays-monitores-lcd').filter((panel) => {
    const isColour = /colorido/i.test(specificationValue(panel, 'Tipo de painel') ?? '')
    return picture(panel).includes('#8fd6b4') !== isColour
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('a battery shows the voltage that its data know, and none else', () => {
  const wrong = ofType('baterias').filter((battery) => {
    const shown = words(picture(battery)).find((text) => /^[\d,]+ V$/.test(text ?? ''))
    const known = specificationValue(battery, 'Tensão') ?? specificationValue(battery, 'Tensão nominal')
    return shown !== undefined && !known?.startsWith(shown)
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
  expect(words(picture(productOf('bateria-selada-12v')))).toContain('12 V')
})

test('a newborn electrode ends in a shrouded socket, and paddles in a plug', () => {
  expect(picture(productOf('eletrodo-descartavel-neonatal-com-fio')).split('data-part="din-socket"')).toHaveLength(4)
  for (const id of ['pas-externas-adulto-cardiomax', 'pas-internas-nihon-kohden'])
    expect(picture(productOf(id))).toContain('data-part="plug"')
})
