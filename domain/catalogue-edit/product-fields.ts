import { namedFacts, type PlainFact } from '#domain/catalogue/part/plain-fields.ts'
import { accessorySchema, equipmentSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import { groupedFields, type FieldGroup, type NamedGroup } from './form/field-groups.ts'
import { fieldsOf, type FormField } from './form/form-field.ts'

/** The fields that the form leaves out: renaming the product changes its id, and former addresses stay for ever. */
const notTyped = new Set(['id', 'formerly'])

const fields: Readonly<Record<ProductRecord['category'], readonly FormField[]>> = {
  'acessorios-componentes': fieldsOf(accessorySchema.entries).filter(({ name }) => !notTyped.has(name)),
  equipamentos: fieldsOf(equipmentSchema.entries).filter(({ name }) => !notTyped.has(name)),
}

/** The fields of a product's form, derived from its schema. */
export function productFields(category: ProductRecord['category']): readonly FormField[] {
  return fields[category]
}

/** The parts of the form with their fields; fields that no part names are shown in an additional last part. */
const groups: readonly NamedGroup[] = [
  {
    title: 'O que é',
    anchor: 'o-que-e',
    names: words('name productType family sku formerCodes brand specialty treatment technology condition'),
  },
  { title: 'Preço', anchor: 'preco', names: words('currentPrice originalPrice availability isNew attention') },
  {
    title: 'Serve em',
    anchor: 'serve-em',
    names: words('equipmentBrand additionalEquipmentBrands equipmentModel compatibleWith'),
  },
  { title: 'Pontas', anchor: 'pontas', names: words('ends') },
  { title: 'Versões', anchor: 'versoes', names: words('variants') },
  {
    title: 'Textos',
    anchor: 'textos',
    names: [
      ...words('description specifications'),
      ...factsIn('specifications'),
      ...words('includedItems warranty tags whatsappText'),
    ],
  },
  {
    title: 'Documentos',
    anchor: 'documentos',
    names: ['isCertified', ...factsIn('papers'), ...words('dossier evidence references')],
  },
  { title: 'Desenho', anchor: 'desenho', names: words('drawing') },
]

/** A product's form fields in their groups. */
export function fieldGroups(all: readonly FormField[]): FieldGroup[] {
  return groupedFields(all, groups)
}

/** The names of the plain facts that belong to a place of the data sheet. */
function factsIn(place: PlainFact['row']['place']): string[] {
  return namedFacts.filter(({ row }) => row.place === place).map(({ name }) => name)
}

function words(text: string): string[] {
  return text.split(' ')
}
