import { expect, test } from 'vitest'
import { accessory, connector, cuffVariants } from '#tests/samples.ts'
import { matesIn } from './mates.ts'

const luer = { shape: 'luer', contacts: 1 } as const
const connectors = [
  connector({ key: 'db9-macho', gender: 'macho' }),
  connector({ key: 'db9-femea', gender: 'femea', mates: ['db9-macho'] }),
  connector({ key: 'philips-8', shape: 'redondo-chaveta', contacts: 8 }),
  connector({ key: 'luer-macho', ...luer }),
  connector({ key: 'luer-femea', ...luer, gender: 'femea', mates: ['luer-macho'] }),
  connector({ key: 'engate', shape: 'engate-anel', contacts: 1, gender: 'neutro', confirmed: false }),
  connector({
    key: 'engate-da-mangueira',
    shape: 'engate-anel',
    contacts: 1,
    gender: 'neutro',
    confirmed: false,
    mates: ['engate'],
  }),
  connector({ key: 'cone-macho', shape: 'cone', contacts: 1 }),
  connector({ key: 'cone-femea', shape: 'cone', contacts: 1, gender: 'femea', mates: ['cone-macho'] }),
]

const spo2 = { productType: 'sensores-spo2' } as const
const cable = accessory({
  ...spo2,
  id: 'cabo',
  sku: 'SCE02',
  technology: 'nellcor-oximax',
  ends: [
    { side: 'sensor', connector: 'db9-femea' },
    { side: 'equipamento', connector: 'philips-8' },
  ],
})
const clip = accessory({
  ...spo2,
  id: 'clipe',
  name: 'Clipe',
  sku: 'SCD01',
  technology: 'nellcor-oximax',
  ends: [{ side: 'cabo', connector: 'db9-macho' }],
})
const foreign = { ...clip, id: 'clipe-emai', sku: 'SCD19', technology: 'emai' } as const
const silicone = accessory({
  ...spo2,
  id: 'dedeira',
  sku: 'SSP01',
  technology: 'fast',
  ends: [{ side: 'equipamento', connector: 'philips-8' }],
})

test('a sensor and its cable name each other', () => {
  const matesOf = matesIn([cable, clip], connectors)
  const mate = { name: 'Clipe', codes: ['SCD01'], technology: 'nellcor-oximax', fit: 'serve' }
  expect(matesOf(cable)).toMatchObject([
    { side: 'sensor', facing: 'paciente', codes: [], mates: [{ id: 'clipe', connector: 'db9-macho', ...mate }] },
  ])
  expect(matesOf(clip)).toMatchObject([{ side: 'cabo', facing: 'equipamento', mates: [{ id: 'cabo', fit: 'serve' }] }])
})

test('what goes in with another technology is a warning on both pages, after what serves', () => {
  const matesOf = matesIn([foreign, cable, clip], connectors)
  expect(matesOf(cable)[0]?.mates.map(({ id, fit }) => [id, fit])).toEqual([
    ['clipe', 'serve'],
    ['clipe-emai', 'outra-tecnologia'],
  ])
  expect(matesOf(foreign)).toMatchObject([{ mates: [{ id: 'cabo', fit: 'outra-tecnologia' }] }])
})

test('the same plug for the machine with another technology is named', () => {
  expect(matesIn([cable, silicone], connectors)(silicone)).toMatchObject([
    { connector: { key: 'philips-8' }, mates: [], lookalikes: [{ id: 'cabo', technology: 'nellcor-oximax' }] },
  ])
})

test('two plugs of one shape and size go into one socket: the series 400 and 700 name each other', () => {
  const phone = { shape: 'p10', size: '6,35 mm' } as const
  const plugs = [
    connector({ key: 'mono', ...phone, contacts: 2 }),
    connector({ key: 'estereo', ...phone, contacts: 3 }),
  ]
  const probe = (id: string, technology: 'ysi-400' | 'ysi-700', key: string) =>
    accessory({ id, productType: 'sensores-temperatura', technology, ends: [{ side: 'equipamento', connector: key }] })
  const simple = probe('st-01', 'ysi-400', 'mono')
  const double = probe('st-09', 'ysi-700', 'estereo')
  const matesOf = matesIn([simple, double], plugs)
  expect([simple, double].map((part) => matesOf(part)[0]?.lookalikes.map(({ id }) => id))).toEqual([
    ['st-09'],
    ['st-01'],
  ])
})

test('a part with nothing that it meets has no rows', () => {
  expect(matesIn([clip], connectors)(clip)).toEqual([])
})

const hose = accessory({
  id: 'extensao',
  productType: 'cabos-extensoes-pni',
  equipmentBrand: 'philips',
  ends: [{ side: 'equipamento', connector: 'philips-8' }],
  variants: [
    {
      id: 'adulto',
      sizeKey: 'adulto',
      sizeLabel: 'Adulto',
      sku: 'TPNI02',
      ends: [{ side: 'bracadeira', connector: 'engate-da-mangueira' }],
    },
    {
      id: 'neonatal',
      sizeKey: 'neonatal',
      sizeLabel: 'Neonatal',
      sku: 'TPNI02N',
      ends: [{ side: 'bracadeira', connector: 'luer-femea' }],
    },
  ],
})
const cuff = accessory({
  id: 'bracadeira',
  productType: 'bracadeiras-pni',
  equipmentBrand: 'philips',
  ends: [{ side: 'mangueira', connector: 'engate' }],
  variants: cuffVariants,
})

test('only the versions for the same patient go together', () => {
  expect(matesIn([hose, cuff], connectors)(hose)).toMatchObject([
    { codes: ['TPNI02'], mates: [{ id: 'bracadeira', codes: ['BP01A1', 'BP01A2'], fit: 'a-conferir' }] },
  ])
  expect(matesIn([hose, cuff], connectors)(cuff)).toMatchObject([
    { codes: [], mates: [{ id: 'extensao', codes: ['TPNI02'], variantId: 'adulto' }] },
  ])
})

test('of faces that nobody knows, only the brand says that they belong together', () => {
  const other = { ...cuff, id: 'outra', equipmentBrand: 'dixtal' }
  expect(matesIn([hose, other], connectors)(hose)).toEqual([])
  const universal = { ...cuff, id: 'universal', equipmentBrand: 'universal' }
  expect(matesIn([hose, universal], connectors)(hose)).toMatchObject([{ mates: [{ id: 'universal' }] }])
})

test('a luer of blood or gas never goes to a cuff, although it fits', () => {
  const cone = (id: string, productType: 'bracadeiras-pni' | 'capnografia' | 'sensores-transdutores') =>
    accessory({ id, productType, ends: [{ side: 'mangueira', connector: 'luer-macho' }] })
  const parts = [
    hose,
    cone('da-bracadeira', 'bracadeiras-pni'),
    cone('do-gas', 'capnografia'),
    cone('do-sangue', 'sensores-transdutores'),
  ]
  expect(matesIn(parts, connectors)(hose)).toMatchObject([{ mates: [{ id: 'da-bracadeira' }] }])
  expect(matesIn(parts, connectors)(hose)[0]?.mates).toHaveLength(1)
})

test('next to the patient a circuit comes before; what stands on the patient alone is no part of it', () => {
  const circuit = accessory({
    id: 'circuito',
    productType: 'filtros-respiratorios',
    ends: [
      { side: 'equipamento', connector: 'philips-8' },
      { side: 'paciente', connector: 'cone-femea' },
    ],
  })
  const filter = accessory({
    id: 'filtro',
    productType: 'filtros-respiratorios',
    ends: [
      { side: 'circuito', connector: 'cone-macho' },
      { side: 'paciente', connector: 'cone-femea' },
    ],
  })
  const nose = accessory({
    id: 'nariz',
    productType: 'filtros-respiratorios',
    ends: [{ side: 'paciente', connector: 'cone-femea' }],
  })
  const matesOf = matesIn([circuit, filter, nose], connectors)
  expect(matesOf(circuit)).toMatchObject([{ side: 'paciente', mates: [{ id: 'filtro' }] }])
  expect(matesOf(nose)).toEqual([])
})

test('loose tips meet every half, and their barbs meet nothing', () => {
  const tip = (id: string, key: string) =>
    accessory({
      id,
      productType: 'conectores-pni',
      ends: [
        { side: 'mangueira', connector: key },
        { side: 'fixacao', connector: 'luer-macho' },
      ],
    })
  expect(
    matesIn([tip('cp01', 'luer-macho'), tip('cp02', 'luer-femea')], connectors)(tip('cp02', 'luer-femea')),
  ).toMatchObject([{ facing: 'solta', mates: [{ id: 'cp01' }] }])
})

test('a cuff of two tubes goes onto no hose of one', () => {
  const single = { ...hose, drawing: { tubes: 1 as const } }
  expect(matesIn([single, cuff], connectors)(single)).toMatchObject([{ mates: [{ codes: ['BP01A1'] }] }])
})
