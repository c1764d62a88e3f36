import { expect, test } from 'vitest'
import type { Accessory } from '#domain/catalogue/product.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import type { ArticleVariant } from '#domain/catalogue/variants/variant.ts'
import type { FaultCode } from '#server/content-error.ts'
import { accessory, connector, maker, sampleBrands } from '#tests/samples.ts'
import { matingFaults } from './mating.ts'

/** The faults of one kind: what each is in, and its problem up to what is to be done. */
function faultsOf(code: FaultCode, products: readonly Accessory[], connectors: readonly Connector[]): string[] {
  const registries = { connectors: [...connectors], makers: [mindray], brands: sampleBrands }
  return matingFaults({ registries, products: [...products] }, new Set())
    .filter((fault) => fault.code === code)
    .map(({ file, path, problem }) => `${file.replace('content/products/', '')} › ${path}: ${problem.split(';')[0]}`)
}
const mindray = maker({ models: [{ key: 'x2', name: 'X2' }] })

const trunk = accessory({
  id: 'tronco',
  ends: [
    { side: 'equipamento', connector: 'plugue' },
    { side: 'rabichos', connector: 'bloco-do-tronco' },
  ],
})
const leads = accessory({ id: 'rabichos', sku: 'C5VG34', ends: [{ side: 'cabo', connector: 'bloco-dos-rabichos' }] })
const plug = connector({ key: 'plugue' })
const half = (key: string, gender: Connector['gender'], mates?: string[]) =>
  connector({ key, shape: 'bloco', gender, confirmed: false, ...(mates && { mates }) })

function problems(connectors: Connector[], broken = new Set<string>()): string[] {
  const registries = { connectors: [plug, ...connectors], makers: [], brands: sampleBrands }
  return matingFaults({ registries, products: [trunk, leads] }, broken).map(
    ({ file, path, problem }) => `${file} › ${path}: ${problem}`,
  )
}

test('a trunk whose leads are in the catalogue is in order', () => {
  expect(
    problems([half('bloco-do-tronco', 'femea', ['bloco-dos-rabichos']), half('bloco-dos-rabichos', 'macho')]),
  ).toEqual([])
})

test('two males that should go together are named with what was expected', () => {
  expect(
    problems([half('bloco-do-tronco', 'macho', ['bloco-dos-rabichos']), half('bloco-dos-rabichos', 'macho')]),
  ).toEqual([
    'content/connectors.yaml › bloco-do-tronco.mates: há bloco-dos-rabichos, que não é a metade oposta; espera-se macho com fêmea ou neutro com neutro',
  ])
})

test('a trunk that nothing fits says how to mend it', () => {
  expect(problems([half('bloco-do-tronco', 'femea'), half('bloco-dos-rabichos', 'macho')])).toEqual([
    'content/products/tronco.yaml › ends: em bloco-do-tronco (lado dos rabichos) nada do catálogo entra; acerte a ponta ou a tecnologia, ou ponha mates: [] no conector, se a outra metade não é vendida aqui',
  ])
})

test('equal faces are refused, and nothing is said of chains while a file cannot be read', () => {
  const twin = connector({ key: 'plugue-igual', name: 'Outro plugue' })
  expect(problems([twin], new Set(['content/products/outro.yaml']))).toEqual([
    'content/connectors.yaml › plugue: tem a mesma face que plugue-igual; diga o que os distingue (keying, size) ou ponha confirmed: false',
  ])
  expect(problems([half('bloco-do-tronco', 'femea')], new Set(['content/products/rabichos.yaml']))).toEqual([])
})

test('a code in the table that does not go in is a fault', () => {
  const registries = {
    connectors: [plug, half('bloco-do-tronco', 'femea', []), half('bloco-dos-rabichos', 'macho')],
    makers: [],
    brands: sampleBrands,
  }
  const named = { ...trunk, specifications: [{ name: 'Rabichos', value: 'Jogo C5VG34, à parte' }] }
  expect(matingFaults({ registries, products: [named, leads] }, new Set())).toMatchObject([
    { code: 'conteudo-texto-sem-encaixe', path: 'specifications' },
  ])
})

const air = { shape: 'engate-anel', confirmed: true } as const
const airConnectors = [
  connector({ key: 'rosca-macho', ...air, contacts: 1, gender: 'macho', mates: ['rosca-femea'] }),
  connector({ key: 'rosca-femea', ...air, contacts: 1, gender: 'femea' }),
  connector({ key: 'clique', ...air, contacts: 2, gender: 'femea' }),
  connector({ key: 'neonatal', ...air, contacts: 1, gender: 'neutro' }),
  connector({ key: 'neonatal-da-mangueira', ...air, size: '3 mm', contacts: 1, gender: 'neutro', mates: ['neonatal'] }),
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

const inherited = (...products: Accessory[]) => faultsOf('conteudo-ponta-herdada', products, airConnectors)

test('versions for another patient do not inherit an end in silence, as BP02N1 did', () => {
  const common = cuff(sized('neonatal', 'BP02N1'), sized('adulto', 'BP02A1', 'rosca-macho'))
  expect(inherited({ ...common, ends: [{ side: 'mangueira', connector: 'rosca-macho' }] })).toEqual([
    'bracadeira.yaml › ends: BP02N1 herda(m) rosca-macho (lado da mangueira) em silêncio, embora paciente, tamanho ou número de tubos mudem',
  ])
  expect(inherited(cuff(sized('neonatal', 'BP02N1', 'neonatal'), sized('adulto', 'BP02A1', 'rosca-macho')))).toEqual([])
})

test('an end that says that it is that of all versions is in order while none has its own', () => {
  const ends: Accessory['ends'] = [{ side: 'mangueira', connector: 'rosca-macho', label: 'todas as versões' }]
  expect(inherited({ ...cuff(sized('neonatal', 'N'), sized('adulto', 'A')), ends })).toEqual([])
  const one = cuff(sized('neonatal', 'N', 'neonatal'), sized('adulto', 'A'))
  expect(inherited({ ...one, ends })).toMatchObject([expect.stringContaining(' A herda(m) ')])
})

test('versions that differ only in what does not touch the patient may share an end', () => {
  const packs = ['Unidade', 'Caixa com 24'].map((pack, at) => ({ id: `p${at}`, sku: `P${at}`, pack }))
  expect(inherited(accessory({ variants: packs, ends: [{ side: 'cabo', connector: 'rosca-macho' }] }))).toEqual([])
})

test('a cuff of one tube does not end in a plug with two ways, as BP04A1C did', () => {
  const single: ArticleVariant = { ...sized('adulto', 'BP04A1C', 'clique'), vias: '1' }
  const cuffs = [cuff(single, sized('adulto', 'BP04A2C', 'clique'))]
  expect(faultsOf('conteudo-tubo-aberto', cuffs, airConnectors)).toEqual([
    'bracadeira.yaml › variants: BP04A1C tem 1 tubo, e clique tem mais vias de ar',
  ])
})

test('a neonatal cuff does not go onto the hose of an adult, as BP04N2R did, nor an adult cuff onto a neonatal one', () => {
  const crossed = (...products: Accessory[]) => faultsOf('conteudo-paciente-trocado', products, airConnectors)
  const threaded = cuff(sized('neonatal', 'BP04N2R', 'rosca-macho'), sized('adulto', 'BP04A2R', 'rosca-macho'))
  const ofAnother = (code: string) =>
    `bracadeira.yaml › ends: ${code} termina(m) em rosca-macho, que entra em TPNI04, mangueira de outro paciente: o limite de insuflação seria o dela`
  expect(crossed(threaded, hose('adulto', 'rosca-femea'))).toEqual([ofAnother('BP04N2R')])
  expect(crossed(threaded, hose('neonatal', 'rosca-femea'))).toEqual([ofAnother('BP04A2R')])
  const own = cuff(sized('neonatal', 'BP04N2', 'neonatal'), sized('adulto', 'BP04A2R', 'rosca-macho'))
  expect(crossed(own, hose('adulto', 'rosca-femea'), hose('neonatal', 'neonatal-da-mangueira'))).toEqual([])
})

test('a cuff and its hose do not end in the same half', () => {
  const sameHalf = (end: string) =>
    faultsOf(
      'conteudo-mesma-metade',
      [cuff(sized('adulto', 'BPFA', 'rosca-macho')), hose('adulto', end)],
      airConnectors,
    )
  expect(sameHalf('rosca-macho')).toEqual([
    'bracadeira.yaml › ends: termina em rosca-macho, a mesma metade em que termina products/mangueira.yaml',
  ])
  expect(sameHalf('rosca-femea')).toEqual([])
})

test('a part whose plug nobody has identified is not in stock, as CEL05 was', () => {
  const plugs = [connector({ key: 'o2-conferir', name: 'Conector de célula a conferir', confirmed: false })]
  const cell = accessory({ id: '5', ends: [{ side: 'equipamento', connector: 'o2-conferir' }] })
  const unidentified = (fields: Partial<Accessory>) =>
    faultsOf('conteudo-ponta-a-conferir', [{ ...cell, ...fields }], plugs)
  const found = ['5.yaml › availability: está em estoque e termina em o2-conferir, que ninguém identificou']
  expect(unidentified({ availability: 'em-estoque' })).toEqual(found)
  expect(unidentified({ availability: 'sob-consulta' })).toEqual([])
  const version = { id: 'a', sku: 'A', model: 'A', availability: 'em-estoque' } as const
  expect(unidentified({ availability: 'sob-consulta', variants: [version] })).toEqual(found)
})

const chainConnectors = [
  connector({ key: 'db9-macho', gender: 'macho' }),
  connector({ key: 'db9-femea', gender: 'femea', mates: ['db9-macho'] }),
  connector({ key: 'mindray', shape: 'redondo-chaveta', gender: 'macho', confirmed: false }),
  connector({ key: 'mindray-femea', shape: 'redondo-chaveta', gender: 'femea', confirmed: false, mates: ['mindray'] }),
  connector({ key: 'flexiport', shape: 'flexiport', gender: 'macho', mates: [] }),
]
const sensor = accessory({
  id: 'sensor-mindray',
  sku: 'SCD03',
  productType: 'sensores-spo2',
  technology: 'mindray',
  ends: [{ side: 'equipamento', connector: 'mindray' }],
})
const nellcor = accessory({
  id: 'sensor-nellcor',
  sku: 'SCD01',
  productType: 'sensores-spo2',
  technology: 'nellcor-oximax',
  ends: [{ side: 'cabo', connector: 'db9-macho' }],
})
const extension = (socket: string) =>
  accessory({
    id: 'cabo-mindray',
    sku: 'SCE03',
    productType: 'sensores-spo2',
    technology: 'mindray',
    ends: [
      { side: 'equipamento', connector: 'mindray' },
      { side: 'sensor', connector: socket },
    ],
  })
const open = (...products: Accessory[]) => faultsOf('conteudo-ponta-sem-par', products, chainConnectors)

test('an extension that a sensor of its technology fits is in order', () => {
  expect(open(sensor, nellcor, extension('mindray-femea'))).toEqual([])
})

test('an extension into which only another technology goes is refused, as SCE03 was', () => {
  expect(open(sensor, nellcor, extension('db9-femea'))).toEqual([
    'cabo-mindray.yaml › ends: em db9-femea (lado do sensor) só entram peças de outra tecnologia (sensor-nellcor)',
  ])
})

test('an extension that nothing fits is refused, unless its connector says that the other half is not sold here', () => {
  expect(open(extension('mindray-femea'))).toEqual([
    'cabo-mindray.yaml › ends: em mindray-femea (lado do sensor) nada do catálogo entra',
  ])
  expect(open(extension('flexiport'))).toEqual([])
})

test('a code that the table names must go in', () => {
  const named = (code: string) =>
    faultsOf(
      'conteudo-texto-sem-encaixe',
      [
        sensor,
        nellcor,
        { ...extension('mindray-femea'), specifications: [{ name: 'Encaixa em', value: `Sensor ${code}, à parte` }] },
      ],
      chainConnectors,
    )
  expect(named('SCD03')).toEqual([])
  expect(named('SCD01')).toEqual([
    'cabo-mindray.yaml › specifications: Encaixa em cita SCD01, em que nenhuma ponta desta peça entra',
  ])
})

const trunkConnectors = [
  ...chainConnectors,
  connector({ key: 'tronco', shape: 'bloco', gender: 'femea', confirmed: false }),
  connector({ key: 'rabichos', shape: 'bloco', gender: 'macho', confirmed: false, mates: ['tronco'] }),
]
const modelTrunk = accessory({
  id: 'tronco',
  productType: 'cabos-ecg',
  equipmentModel: ['mp20', 'mp60'],
  ends: [
    { side: 'equipamento', connector: 'mindray' },
    { side: 'rabichos', connector: 'tronco' },
  ],
})
const modelLeads = accessory({
  id: 'rabichos',
  productType: 'cabos-ecg',
  equipmentModel: ['mp20', 'x2'],
  ends: [{ side: 'cabo', connector: 'rabichos' }],
})
const uncited = (...products: Accessory[]) => faultsOf('conteudo-modelos-desiguais', products, trunkConnectors)

test('a trunk and its leads cite the same models', () => {
  expect(uncited(modelTrunk, modelLeads)).toEqual([
    'rabichos.yaml › equipmentModel: não cita mp60, que products/tronco.yaml, a outra metade, cita',
    'tronco.yaml › equipmentModel: não cita x2, que products/rabichos.yaml, a outra metade, cita',
  ])
  expect(uncited(modelTrunk, { ...modelLeads, equipmentModel: ['mp60', 'mp20'] })).toEqual([])
})

test('a model that is not cited may be named with the reason', () => {
  const specifications = [{ name: 'Modelos a confirmar', value: 'X2, cuja tomada não se viu' }]
  const leadsOfAll = { ...modelLeads, equipmentModel: ['mp20', 'mp60', 'x2'] }
  expect(uncited({ ...modelTrunk, specifications }, leadsOfAll)).toEqual([])
})

test('leads for two trunks cite the models of both', () => {
  const leadsOfAll = { ...modelLeads, equipmentModel: ['mp20', 'mp60', 'x2'] }
  expect(uncited(modelTrunk, { ...modelTrunk, id: 'outro', equipmentModel: ['x2'] }, leadsOfAll)).toEqual([])
})

const male = connector({ key: 'plugue', gender: 'macho' })
const wrongHalves = (...connectors: Connector[]) => faultsOf('conteudo-metade-errada', [], connectors)

test('two right halves are no fault', () => {
  expect(wrongHalves(male, connector({ key: 'tomada', gender: 'femea', mates: ['plugue'] }))).toEqual([])
})

test('one key on both halves is refused, as it was for trunks and leads', () => {
  expect(wrongHalves(connector({ key: 'multi-link-5', gender: 'macho', mates: ['multi-link-5'] }))).toEqual([
    'content/connectors.yaml › multi-link-5.mates: há multi-link-5, que não é a metade oposta',
  ])
})

test('two males are refused, and so is a half that there is not', () => {
  expect(wrongHalves(male, connector({ key: 'errado', gender: 'macho', mates: ['plugue', 'sumido'] }))).toEqual([
    'content/connectors.yaml › errado.mates: há plugue, que não é a metade oposta',
    'content/connectors.yaml › errado.mates: há sumido, que não está no registro',
  ])
})

test('what is said to have no other half is nobody’s', () => {
  const alone = connector({ key: 'flexiport', gender: 'macho', mates: [] })
  expect(wrongHalves(alone, connector({ key: 'bracadeira', gender: 'femea', mates: ['flexiport'] }))).toEqual([
    'content/connectors.yaml › bracadeira.mates: há flexiport, que diz não ter outra metade (mates: [])',
  ])
})

test('faces that nothing tells apart are refused, as ECG and pressure were', () => {
  const round = { shape: 'redondo-chaveta', contacts: 12, keying: 'Chaveta única no corpo' } as const
  const ecg = connector({ key: 'ecg', ...round })
  const pressure = connector({ key: 'pi', ...round })
  const same = (other: Connector) => faultsOf('conteudo-faces-iguais', [], [ecg, other, male])
  expect(same(pressure)).toEqual(['content/connectors.yaml › ecg: tem a mesma face que pi'])
  expect(same({ ...pressure, keying: 'Chaveta às três horas' })).toEqual([])
  expect(same({ ...pressure, confirmed: false })).toEqual([])
  expect(same({ ...pressure, size: '14 mm' })).toEqual([])
})
