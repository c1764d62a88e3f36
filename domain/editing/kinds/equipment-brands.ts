import { equipmentBrandSchema } from '#domain/catalogue/registry/equipment-brand.ts'
import { contentKind } from '#domain/editing/kind.ts'

/** content/equipment-brands.yaml: the brands that products and makers name. */
export const equipmentBrands = contentKind({
  name: 'marcas-de-equipamento',
  title: 'Marcas de equipamento',
  about: 'As marcas que os produtos citam: filtros, páginas e busca leem o nome daqui.',
  place: { kind: 'list', path: 'equipment-brands.yaml', key: 'key' },
  schema: equipmentBrandSchema,
  notTyped: ['key'],
  names: ['label'],
  words: { label: { label: 'Nome' } },
  adding: {
    title: 'Nova marca',
    key: {
      label: 'Chave',
      hint: 'Faz parte de endereços (?marca=mindray). Vazia, sai do nome. Não muda depois.',
    },
    start: () => ({}),
  },
})
