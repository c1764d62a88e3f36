import { expect, test } from 'vitest'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { accessory, connector, sampleBrands } from '#tests/samples.ts'
import { matingFaults } from './mating.ts'

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
