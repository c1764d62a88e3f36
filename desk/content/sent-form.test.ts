import { expect, test } from 'vitest'
import { productKinds } from '#domain/editing/kinds/products.ts'
import type { RegistryEntries } from './registries.ts'
import { sentForm } from './sent-form.ts'

const registries: RegistryEntries = {
  brands: [{ key: 'ge', name: 'GE Healthcare' }],
  models: [
    { key: 'dash-3000', name: 'Dash 3000, GE Healthcare' },
    { key: 'dash-4000', name: 'Dash 4000, GE Healthcare' },
  ],
  connectors: [{ key: 'db9-macho', name: 'DB9 macho (9 pinos)' }],
}
const kind = productKinds['acessorios-componentes']
const sent = (form: Record<string, string>) => sentForm(kind, form, { kind: 'save' }, registries)

test('what is chosen by its name is kept by its key', () => {
  const end = { 'ends.linhas': '1', 'ends.0.side': 'equipamento', 'ends.0.connector': 'db9 MACHO (9 pinos)' }
  expect(sent(end)['ends.0.connector']).toBe('db9-macho')
  expect(sent({ ...end, 'ends.0.connector': 'outra coisa' })['ends.0.connector']).toBe('outra coisa')
})

test('a list gets what was chosen by name, and loses what was unticked', () => {
  const list = { equipmentModel: 'dash-3000', 'mais.equipmentModel': 'Dash 4000, GE Healthcare' }
  expect(sent({ ...list, 'fica.equipmentModel.dash-3000': 'sim' }).equipmentModel).toBe('dash-3000\ndash-4000')
  expect(sent({ ...list, 'fica.equipmentModel.dash-3000': 'nao' }).equipmentModel).toBe('dash-4000')
})
