import { namedFacts, type PlainFact } from '#domain/catalogue/part/plain-fields.ts'
import { accessorySchema, equipmentSchema } from '#domain/catalogue/product-schema.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import { recordOf, type Values } from '#domain/editing/field.ts'
import { countName, rowCount, type TypedForm } from '#domain/editing/form.ts'
import { contentKind, type ContentKind, type NamedGroup } from '#domain/editing/kind.ts'
import { paths } from '#domain/pages/paths.ts'
import { slugOr } from '#domain/text/slug.ts'

const groups: readonly NamedGroup[] = [
  {
    title: 'O essencial',
    anchor: 'o-que-e',
    fields: 'name productType family sku currentPrice availability description',
  },
  { title: 'Versões', anchor: 'versoes', fields: 'variants' },
  {
    title: 'Serve em',
    anchor: 'serve-em',
    isFolded: true,
    fields: 'equipmentBrand additionalEquipmentBrands equipmentModel compatibleWith',
  },
  { title: 'Pontas', anchor: 'pontas', isFolded: true, fields: 'ends' },
  {
    title: 'Mais do produto',
    anchor: 'mais',
    isFolded: true,
    fields: 'originalPrice isNew attention formerCodes brand specialty treatment technology condition',
  },
  {
    title: 'Textos',
    anchor: 'textos',
    isFolded: true,
    fields: `specifications ${factsIn('specifications')} includedItems warranty tags whatsappText`,
  },
  {
    title: 'Documentos',
    anchor: 'documentos',
    isFolded: true,
    fields: `isCertified ${factsIn('papers')} dossier evidence references`,
  },
  { title: 'Desenho', anchor: 'desenho', isFolded: true, fields: 'drawing' },
]

function factsIn(section: PlainFact['row']['section']): string {
  return namedFacts.flatMap(({ name, row }) => (row.section === section ? name : [])).join(' ')
}

type Category = ProductRecord['category']

function productKind(
  category: Category,
  schema: typeof accessorySchema | typeof equipmentSchema,
  title: string,
  initialValues: Values,
): ContentKind {
  return contentKind({
    name: `produtos-${category}`,
    title: 'Produtos',
    description: 'Preços, códigos, textos e fotografias.',
    storage: { kind: 'files', folder: 'products', ending: '.yaml', idField: 'id', fixedValues: { category } },
    schema,
    // Renaming a product changes its id, and its former addresses stay for ever.
    hiddenFields: ['id', 'formerly'],
    onlyColumns: ['formerly'],
    onOneLine: ['formerly', 'formerCodes', 'additionalEquipmentBrands', 'equipmentModel', 'tags'],
    groups,
    nameField: 'name',
    adding: {
      title,
      hint: 'O fim de /produto/… Vazio, sai do nome. Depois de publicado, só muda com redirecionamento.',
      initialValues: () => ({ category, availability: 'sob-consulta', ...initialValues }),
    },
    removed: 'products',
    page: paths.product,
    tidy: withVersionIds,
  })
}

/** Gives each version without an id one that is made of what distinguishes it: '5-vias', 'adulto'. */
function withVersionIds(typed: TypedForm): TypedForm {
  const ids = Array.from({ length: rowCount(typed[countName('variants')]) }, (_, index): [string, string] => {
    const parts = variantAxes.map((axis) => {
      const text = typed[`variants.${index}.${axis === 'size' ? 'sizeKey' : axis}`] ?? ''
      return text !== '' && (axis === 'vias' || axis === 'leads') ? `${text} vias` : text
    })
    const name = `variants.${index}.id`
    return [name, slugOr(typed[name] ?? '', parts.join(' '))]
  })
  return { ...typed, ...Object.fromEntries(ids) }
}

/** The kinds of content/products/*.yaml by category: parts and machines have different fields. */
export const productKinds: Readonly<Record<Category, ContentKind>> = {
  'acessorios-componentes': productKind('acessorios-componentes', accessorySchema, 'Acessório ou componente', {
    condition: 'novo',
  }),
  equipamentos: productKind('equipamentos', equipmentSchema, 'Equipamento', {}),
}

/** The kind of a product, by the category in its values; a part's for any other value. */
export function productKindOf({ category }: Values): ContentKind {
  return productKinds[category === 'equipamentos' ? 'equipamentos' : 'acessorios-componentes']
}

const uniqueFields = new Set(['formerly', 'formerCodes', 'sku', 'whatsappText', 'isNew', 'isCertified', 'evidence'])
const uniqueDossierFields = new Set(['anvisaNumber', 'anvisaProcess', 'anvisaStatus', 'anvisaExpires', 'sampleSeal'])

/** The values with which a copy of a product begins: without what no two products share, and with empty codes. */
export function copiedValues(product: Values): Values {
  const { references: _references, dossier, variants, ...shared } = without(product, uniqueFields)
  return {
    ...shared,
    ...(dossier !== undefined && { dossier: without(recordOf(dossier), uniqueDossierFields) }),
    ...(Array.isArray(variants) && {
      variants: variants.map((variant) => ({ ...without(recordOf(variant), new Set(['formerCodes'])), sku: '' })),
    }),
  }
}

function without(values: Values, names: ReadonlySet<string>): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
}
