import { expect, test } from 'vitest'
import type { ArticleVariant } from '#domain/catalogue/article-variant.ts'
import { accessory, connector } from '#tests/samples.ts'
import { inheritedEnds, mismatchedCuffs, openTubes, sameHalves, unidentifiedPlugs } from './mating-rules.ts'

const air = { shape: 'engate-anel', confirmed: false } as const
const connectors = [
  connector({ key: 'rosca-macho', ...air, contacts: 1, gender: 'macho', mates: ['rosca-femea'] }),
  connector({ key: 'rosca-femea', ...air, contacts: 1, gender: 'femea' }),
  connector({ key: 'clique', ...air, contacts: 2, gender: 'femea' }),
  connector({ key: 'neonatal', ...air, contacts: 1, gender: 'neutro' }),
  connector({ key: 'neonatal-da-mangueira', ...air, contacts: 1, gender: 'neutro', mates: ['neonatal'] }),
]
const sized = (sizeKey: 'neonatal' | 'adulto', sku: string, end?: string): ArticleVariant => ({
  id: sku.toLowerCase(),
  sku,
  sizeKey,
  sizeLabel: sizeKey,
  vias: '2',
  ...(end !== undefined && { ends: [{ side: 'mangueira', connector: end }] }),
})
const cuff = (...variants: ArticleVariant[]) =>
  accessory({ id: 'bracadeira', productType: 'bracadeiras-pni', variants, drawing: { tubes: 2 } })
const hose = (sizeKey: 'neonatal' | 'adulto', end: string) =>
  accessory({
    id: 'mangueira',
    productType: 'cabos-extensoes-pni',
    ends: [{ side: 'equipamento', connector: 'rosca-macho' }],
    variants: [{ ...sized(sizeKey, 'TPNI04'), ends: [{ side: 'bracadeira', connector: end }] }],
  })

test('versions for another patient do not inherit an end in silence, as BP02N1 did', () => {
  const common = { ...cuff(sized('neonatal', 'BP02N1'), sized('adulto', 'BP02A1', 'rosca-macho')) }
  const ends = [{ side: 'mangueira', connector: 'rosca-macho' }] as const
  expect(inheritedEnds([{ ...common, ends: [...ends] }])).toEqual([
    { id: 'bracadeira', side: 'mangueira', connector: 'rosca-macho', codes: ['BP02N1'] },
  ])
  expect(
    inheritedEnds([cuff(sized('neonatal', 'BP02N1', 'neonatal'), sized('adulto', 'BP02A1', 'rosca-macho'))]),
  ).toEqual([])
})

test('an end that says that it is that of all versions is in order while none has its own', () => {
  const ends = [{ side: 'mangueira', connector: 'rosca-macho', label: 'todas as versões' }] as const
  const all = cuff(sized('neonatal', 'N'), sized('adulto', 'A'))
  expect(inheritedEnds([{ ...all, ends: [...ends] }])).toEqual([])
  const one = cuff(sized('neonatal', 'N', 'neonatal'), sized('adulto', 'A'))
  expect(inheritedEnds([{ ...one, ends: [...ends] }])).toMatchObject([{ codes: ['A'] }])
})

test('versions that differ only in what does not touch the patient may share an end', () => {
  const packs = ['Unidade', 'Caixa com 24'].map((pack, at) => ({ id: `p${at}`, sku: `P${at}`, pack }))
  expect(inheritedEnds([accessory({ variants: packs, ends: [{ side: 'cabo', connector: 'rosca-macho' }] })])).toEqual(
    [],
  )
})

test('a cuff of one tube does not end in a plug with two ways, as BP04A1C did', () => {
  const single: ArticleVariant = { ...sized('adulto', 'BP04A1C', 'clique'), vias: '1' }
  expect(openTubes([cuff(single, sized('adulto', 'BP04A2C', 'clique'))], connectors)).toEqual([
    { id: 'bracadeira', sku: 'BP04A1C', connector: 'clique', tubes: 1 },
  ])
})

test('a neonatal cuff does not go onto the hose of an adult, as BP04N2R did, nor an adult cuff onto a neonatal one', () => {
  const threaded = cuff(sized('neonatal', 'BP04N2R', 'rosca-macho'), sized('adulto', 'BP04A2R', 'rosca-macho'))
  const crossed = { id: 'bracadeira', connector: 'rosca-macho', hose: 'mangueira', hoseCodes: ['TPNI04'] }
  expect(mismatchedCuffs([threaded, hose('adulto', 'rosca-femea')], connectors)).toEqual([
    { ...crossed, codes: ['BP04N2R'] },
  ])
  expect(mismatchedCuffs([threaded, hose('neonatal', 'rosca-femea')], connectors)).toEqual([
    { ...crossed, codes: ['BP04A2R'] },
  ])
  const own = cuff(sized('neonatal', 'BP04N2', 'neonatal'), sized('adulto', 'BP04A2R', 'rosca-macho'))
  expect(
    mismatchedCuffs([own, hose('adulto', 'rosca-femea'), hose('neonatal', 'neonatal-da-mangueira')], connectors),
  ).toEqual([])
})

test('a cuff and its hose do not end in the same half', () => {
  const same = cuff(sized('adulto', 'BPFA', 'rosca-macho'))
  const hoses = hose('adulto', 'rosca-macho')
  expect(sameHalves([same, hoses], connectors)).toEqual([
    { id: 'bracadeira', hose: 'mangueira', connector: 'rosca-macho' },
  ])
  expect(sameHalves([same, hose('adulto', 'rosca-femea')], connectors)).toEqual([])
})

test('a part whose plug nobody has identified is not in stock, as CEL05 was', () => {
  const plugs = [connector({ key: 'o2-conferir', name: 'Conector de célula a conferir', confirmed: false })]
  const cell = accessory({ id: '5', ends: [{ side: 'equipamento', connector: 'o2-conferir' }] })
  const found = [{ id: '5', connector: 'o2-conferir' }]
  expect(unidentifiedPlugs([{ ...cell, availability: 'em-estoque' }], plugs)).toEqual(found)
  expect(unidentifiedPlugs([{ ...cell, availability: 'sob-consulta' }], plugs)).toEqual([])
  const version = { id: 'a', sku: 'A', model: 'A', availability: 'em-estoque' } as const
  expect(unidentifiedPlugs([{ ...cell, availability: 'sob-consulta', variants: [version] }], plugs)).toEqual(found)
})
