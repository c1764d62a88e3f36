import type { AccessoryRecord, EquipmentRecord, ProductRecord } from '#domain/catalogue/product.ts'
import { namedFacts, plainTexts } from '#domain/catalogue/part/plain-fields.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { ArticleVariant } from '#domain/catalogue/article-variant.ts'
import { amountCell, flagCell, keyCell, listCell, textCell, type Codec } from './csv-codecs.ts'
import type { Decoded } from './decoded.ts'
import { plainCell } from './plain-cell.ts'
import { evidenceCell, recordCell, triplesCell } from './csv-items.ts'

const endsCell = triplesCell(['side', 'connector', 'label'], 'equipamento: db9-macho')
const referencesCell = triplesCell(['maker', 'code', 'source'], 'Fabricante: código ~ fonte')
const specificationsCell = triplesCell(['name', 'value', 'typical'], 'Nome: valor')

/** One column of the spreadsheet, for the rows of products or for those of variants. */
export interface Column<Source> {
  name: string
  /** The field of the product or variant that it fills. */
  field: string
  /** The cell's text; empty for a field that is absent or at its default. */
  write: (source: Source) => string
  decode: (cell: string) => Decoded
}

const facts: readonly Column<ProductRecord>[] = [
  column('formerly', listCell, ({ formerly }: ProductRecord) => formerly),
  column('sku', textCell, (product) => product.sku),
  column('formerCodes', listCell, ({ formerCodes }) => formerCodes),
  column('name', textCell, (product) => product.name),
  column('category', textCell, (product) => product.category),
  column(
    'productType',
    textCell,
    ofAccessory(({ productType }) => productType),
  ),
  column(
    'family',
    textCell,
    ofEquipment(({ family }) => family),
  ),
  column(
    'brand',
    textCell,
    ofEquipment(({ brand }) => brand),
  ),
  column(
    'specialty',
    textCell,
    ofEquipment(({ specialty }) => specialty),
  ),
  column('technology', textCell, ({ technology }) => technology),
  column(
    'treatment',
    textCell,
    ofEquipment(({ treatment }) => treatment),
  ),
  ...namedFacts.map(({ name, schema }) =>
    column(name, plainCell(schema.wrapped.type), (product: ProductRecord) => product[name]),
  ),
  column('availability', keyCell, (product) => product.availability),
  column(
    'condition',
    keyCell,
    ofAccessory(({ condition }) => condition),
  ),
  column('currentPrice', amountCell, ({ currentPrice }) => currentPrice || undefined),
  column('originalPrice', amountCell, ({ originalPrice }) => originalPrice),
  column('isNew', flagCell, ({ isNew }) => isNew || undefined),
  column('isCertified', flagCell, ({ isCertified }) => isCertified || undefined),
  column(
    'attention',
    flagCell,
    ofAccessory(({ attention }) => attention || undefined),
  ),
  column(
    'equipmentBrand',
    textCell,
    ofAccessory(({ equipmentBrand }) => equipmentBrand),
  ),
  column(
    'additionalEquipmentBrands',
    listCell,
    ofAccessory(({ additionalEquipmentBrands }) => additionalEquipmentBrands),
  ),
  column(
    'equipmentModel',
    listCell,
    ofAccessory(({ equipmentModel }) => equipmentModel),
  ),
  column('compatibleWith', listCell, ({ compatibleWith }) => compatibleWith),
  column(
    'ends',
    endsCell,
    ofAccessory(({ ends }) => ends),
  ),
]

const texts: readonly Column<ProductRecord>[] = [
  column('description', textCell, ({ description }: ProductRecord) => description),
  column('specifications', specificationsCell, ({ specifications }) => specifications),
  column(
    'dossier',
    recordCell({ sterile: 'flag', defibrillationProof: 'flag', sampleSeal: 'flag' }),
    ({ dossier }) => dossier,
  ),
  column('evidence', evidenceCell, ({ evidence }) => evidence),
  column(
    'references',
    referencesCell,
    ofAccessory(({ references }) => references),
  ),
  column('includedItems', listCell, ({ includedItems }) => includedItems),
  ...keysOf(plainTexts).map((name) => column(name, textCell, (product: ProductRecord) => product[name])),
  column('tags', listCell, ({ tags }) => tags),
  column('whatsappText', textCell, ({ whatsappText }) => whatsappText),
  column('drawing', recordCell({ leads: 'number', tubes: 'number', pieces: 'number' }), ({ drawing }) => drawing),
]

/** The columns of a product's own row. `id` identifies the product; `variant` is empty. */
export const productColumns = [...facts, ...texts]

/** The columns of a variant's row: `variant` is its id, and some columns are shared with the product's row. */
export const variantColumns: readonly Column<ArticleVariant>[] = [
  { ...column('variant', textCell, (variant: ArticleVariant) => variant.id), field: 'id' },
  column('sku', textCell, ({ sku }) => sku),
  column('formerCodes', listCell, ({ formerCodes }) => formerCodes),
  column('availability', keyCell, ({ availability }) => availability),
  column('currentPrice', amountCell, ({ currentPrice }) => currentPrice),
  column('sizeKey', textCell, ({ sizeKey }) => sizeKey),
  column('sizeLabel', textCell, ({ sizeLabel }) => sizeLabel),
  column('vias', textCell, ({ vias }) => vias),
  column('leads', textCell, ({ leads }) => leads),
  column('transducer', textCell, ({ transducer }) => transducer),
  column('application', textCell, ({ application }) => application),
  column('thread', textCell, ({ thread }) => thread),
  { ...column('variantBrand', textCell, (variant: ArticleVariant) => variant.brand), field: 'brand' },
  column('model', textCell, ({ model }) => model),
  column('patient', textCell, ({ patient }) => patient),
  column('connector', textCell, ({ connector }) => connector),
  column('rating', textCell, ({ rating }) => rating),
  column('diameter', textCell, ({ diameter }) => diameter),
  column('length', textCell, ({ length }) => length),
  column('pack', textCell, ({ pack }) => pack),
  column('ends', endsCell, ({ ends }) => ends),
]

/** The heading of an exported spreadsheet: short columns first, long texts last. */
export const sheetHeading: readonly string[] = [
  ...new Set(['id', 'variant', ...[...facts, ...variantColumns, ...texts].map(({ name }) => name)]),
]

function column<Source, Value>(
  name: string,
  codec: Codec<Value>,
  get: (source: Source) => Value | undefined,
): Column<Source> {
  const write = (source: Source) => {
    const value = get(source)
    return value === undefined ? '' : codec.encode(value)
  }
  return { name, field: name, write, decode: codec.decode }
}

function ofAccessory<Value>(get: (accessory: AccessoryRecord) => Value) {
  return (product: ProductRecord) => (product.category === 'acessorios-componentes' ? get(product) : undefined)
}

function ofEquipment<Value>(get: (equipment: EquipmentRecord) => Value) {
  return (product: ProductRecord) => (product.category === 'equipamentos' ? get(product) : undefined)
}
