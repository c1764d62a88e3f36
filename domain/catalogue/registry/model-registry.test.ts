import { expect, test } from 'vitest'
import { accessory, maker, registries } from '#tests/samples.ts'
import { fullModelName, partsOfMachine } from './model-registry.ts'

const { models } = registries({
  makers: [
    maker({
      key: 'philips',
      name: 'Philips',
      aliases: ['HP'],
      brand: 'philips',
      models: [
        { key: 'heartstart-xl', name: 'HeartStart XL' },
        { key: 'heartstart-xl-plus', name: 'HeartStart XL+', aliases: ['XL Plus'], product: 'desfibrilador-xl-plus' },
        { key: 'intellivue-mx600', name: 'IntelliVue MX600', aliases: ['MX600'] },
      ],
    }),
    maker({ key: 'emai', name: 'Emai', brand: 'emai', models: [{ key: 'mx-600', name: 'MX-600' }] }),
    maker({
      key: 'siare',
      name: 'Siare',
      brand: 'siare',
      models: [
        { key: 'siaretron-4000', name: 'Siaretron 4000' },
        { key: 'siaretron-4000t', name: 'Siaretron 4000T' },
        { key: 'morpheus', name: 'Morpheus' },
        { key: 'morpheus-lt', name: 'Morpheus LT' },
      ],
    }),
    maker({
      key: 'hamilton',
      name: 'Hamilton',
      brand: 'hamilton',
      models: [{ key: 'hamilton-t1', name: 'Hamilton-T1' }],
    }),
  ],
})
const named = (typed: string) => models.byName(typed).map(({ key }) => key)

test.each([
  ['heartstart xl', ['heartstart-xl']],
  ['HeartStart XL+', ['heartstart-xl-plus']],
  ['Philips XL plus', ['heartstart-xl-plus']],
  ['siaretron-4000', ['siaretron-4000']],
  ['SIARE Siaretron 4000T', ['siaretron-4000t']],
  ['morpheus', ['morpheus']],
  ['Morpheus LT', ['morpheus-lt']],
  ['hp intellivue mx 600', ['intellivue-mx600']],
  ['hamilton t1', ['hamilton-t1']],
  ['HeartStart', []],
  ['Siaretron', []],
  ['', []],
])('"%s" means %j, and no model that only begins alike', (typed, keys) => {
  expect(named(typed)).toEqual(keys)
})

test('a name that two makers use means both, until the maker is said', () => {
  expect(named('MX600')).toEqual(['intellivue-mx600', 'mx-600'])
  expect(named('Emai MX600')).toEqual(['mx-600'])
})

test('a model is called by its maker once', () => {
  const nameOf = (key: string) => models.all.filter((model) => model.key === key).map(fullModelName)
  expect(nameOf('morpheus')).toEqual(['Siare Morpheus'])
  expect(nameOf('hamilton-t1')).toEqual(['Hamilton-T1'])
})

test('parts are found by the machine that is sold here', () => {
  const pads = accessory({ id: 'pas', equipmentModel: ['heartstart-xl-plus'] })
  const cable = accessory({ id: 'cabo', equipmentModel: ['heartstart-xl'] })
  expect(partsOfMachine('desfibrilador-xl-plus', [pads, cable], models)).toEqual([pads])
})
