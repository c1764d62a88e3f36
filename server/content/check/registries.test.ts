import { expect, test } from 'vitest'
import { copyContent } from '#tests/content-folder.ts'

const brands = 'equipment-brands.yaml'

test('a brand that the shop does not have is reported where it is named, with the nearest key', async () => {
  const { replace, faults } = await copyContent()
  await replace('products/cabo-ecg-ge-aha.yaml', /^equipmentBrand: .*$/m, 'equipmentBrand: ge')
  await replace(
    'products/cabo-pi-dixtal.yaml',
    /^equipmentBrand: .*$/m,
    'equipmentBrand: dixtal\nadditionalEquipmentBrands: [universal, zzz]',
  )
  await replace('equipment-models.yaml', 'brand: mindray', 'brand: mindrey')
  expect(await faults()).toEqual([
    {
      file: 'content/equipment-models.yaml',
      path: 'mindray.brand',
      code: 'conteudo-marca-que-nao-ha',
      problem:
        'há mindrey; espera-se uma chave de content/equipment-brands.yaml (a mais parecida: mindray): corrija-a ou inclua lá a marca',
    },
    expect.objectContaining({
      file: 'content/products/cabo-ecg-ge-aha.yaml',
      path: 'equipmentBrand',
      problem: expect.stringContaining('(a mais parecida: ge-healthcare)'),
    }),
    expect.objectContaining({
      path: 'additionalEquipmentBrands.1',
      problem: 'há zzz; espera-se uma chave de content/equipment-brands.yaml: corrija-a ou inclua lá a marca',
    }),
  ])
})

test('a key or a name that stands twice is reported, and so is a key that every shop has', async () => {
  const { replace, faults } = await copyContent()
  await replace(
    brands,
    '- { key: alfamed, label: Alfamed }',
    '- { key: alfamed, label: Alfamed }\n- { key: alfamed, label: Alfa }\n- { key: mindrai, label: MINDRAY }\n- { key: universal, label: Qualquer }',
  )
  expect((await faults()).map(({ file, path, code, problem }) => [file, path, code, problem])).toEqual([
    [
      'content/equipment-brands.yaml',
      'alfamed',
      'conteudo-chave-repetida',
      'há alfamed duas vezes; cada chave aparece uma só vez',
    ],
    [
      'content/equipment-brands.yaml',
      'mindray.label',
      'conteudo-marca-repetida',
      'há Mindray, que mindrai também tem; cada nome é de uma só marca',
    ],
    [
      'content/equipment-brands.yaml',
      'universal',
      'conteudo-marca-reservada',
      'há universal, chave que toda loja já tem; retire a linha',
    ],
  ])
})

test('a brand that nothing names is sound, and one that is named may not be taken away', async () => {
  const { replace, faults } = await copyContent()
  await replace(brands, '- { key: alfamed, label: Alfamed }', '- { key: novamed, label: Novamed }')
  expect(await faults()).toEqual([])
  await replace(brands, /- \{ key: dixtal.*\n/, '')
  expect((await faults()).map(({ path }) => path)).toEqual(['dixtal.brand', 'equipmentBrand'])
})
