import * as v from 'valibot'
import { choice, field, rows, texts } from '#domain/field-words.ts'
import { amountSchema } from '#domain/money.ts'
import { slugSchema, trimmedText as text } from '#domain/text/text-schemas.ts'
import { drawingTraitsSchema } from './drawing-traits.ts'
import { equipmentFamilyLabel } from './equipment-families.ts'
import { dossierSchema } from './part/dossier.ts'
import { evidenceSchema } from './part/evidence.ts'
import { factSchemas, plainTexts } from './part/plain-fields.ts'
import { productTypeLabel } from './product-types.ts'
import { partTechnologyLabel } from './registry/parameters.ts'
import { partEndSchema } from './registry/part-end.ts'
import { articleVariantSchema } from './variants/variant.ts'
import { availabilityLabel, conditionLabel } from './vocabulary.ts'

export const productIdSchema = slugSchema

// The fields of a product stand in the order in which its file, its form and its sheet have them.

const identityFields = {
  id: productIdSchema,
  /** Former ids of the product: their addresses redirect to its page. */
  formerly: field('Endereços antigos', v.optional(v.array(productIdSchema)), { item: 'endereço antigo' }),
  name: field('Nome', text, 'O que é e a que serve. Só a inicial e os nomes próprios em maiúscula.'),
}

const codeFields = {
  sku: field('Código', v.optional(text), 'De um só produto. Com versões, cada uma tem o seu e este fica vazio.'),
  formerCodes: v.optional(
    texts('Códigos antigos', 'código antigo', 'Um por linha: quem procura um deles acha o produto.'),
  ),
  description: field('Descrição', text, {
    isLong: true,
    hint: 'De 2 a 5 frases: o que é, em que serve, o que conferir antes de pedir. As buscas mostram as primeiras 155 letras.',
  }),
}

const offerFields = {
  /** The price, in R$ in files and in cents once loaded; 0 means 'sob consulta'. */
  currentPrice: field('Preço', v.optional(amountSchema, 0), { hint: 'Vazio: “Consultar preço”.', none: 'consultar' }),
  originalPrice: field(
    'Preço anterior',
    v.optional(amountSchema),
    'Maior que o preço; o selo de desconto é calculado.',
  ),
  availability: choice('Disponibilidade', availabilityLabel),
}

const badgeFields = {
  isNew: field('Selo “Produto Novo”', v.optional(v.boolean(), false)),
  isCertified: field(
    'Selo “Certificado ANVISA”',
    v.optional(v.boolean(), false),
    'Só com o número de registro preenchido.',
  ),
}

const descriptionFields = {
  specifications: v.optional(
    rows('Especificações', 'especificação', {
      name: field('Nome', text),
      value: field('Valor', text),
      typical: field('Fonte, se é valor típico', v.optional(text)),
    }),
    [],
  ),
  dossier: field('Documentação', v.optional(dossierSchema, {})),
  evidence: field('Documentos que provam', v.optional(v.array(evidenceSchema), []), { item: 'documento' }),
  includedItems: v.optional(texts('Itens inclusos', 'item incluso'), []),
  ...plainTexts,
  tags: v.optional(
    texts('Palavras da busca', 'palavra da busca', 'Uma por linha: o que mais digitam para achar esta peça.'),
    [],
  ),
  /** The text in place of the page's own WhatsApp text; spec §7 gives one to the products 2, 3 and 4. */
  whatsappText: field('Texto fixo do WhatsApp', v.optional(text), {
    isLong: true,
    hint: 'Vazio: o texto é composto pelas escolhas.',
  }),
  drawing: field('Desenho', v.optional(drawingTraitsSchema, {})),
}

const compatibleWith = v.optional(
  texts('Compatibilidade', 'linha de compatibilidade', 'Uma por linha; a primeira aparece também no cartão.'),
  [],
)

/** A part: cable, sensor, cell, board … (spec §3 'Product'). */
export const accessorySchema = v.strictObject({
  ...identityFields,
  category: field('Categoria', v.literal('acessorios-componentes')),
  productType: choice('Tipo', productTypeLabel),
  /** The technology, given only where the plug alone does not decide which part works. */
  technology: v.optional(choice('Tecnologia', partTechnologyLabel)),
  ...codeFields,
  attention: field('Aviso “Atenção”', v.optional(v.boolean(), false), 'Onde um conector errado é possível.'),
  ...factSchemas,
  ...offerFields,
  condition: choice('Condição', conditionLabel),
  ...badgeFields,
  equipmentBrand: field('Marca do equipamento', slugSchema, { registry: 'brands' }),
  additionalEquipmentBrands: field('Outras marcas', v.optional(v.array(slugSchema), []), {
    item: 'outra marca',
    registry: 'brands',
  }),
  equipmentModel: field('Modelos', v.optional(v.array(slugSchema), []), { item: 'modelo', registry: 'models' }),
  references: v.optional(
    rows('Códigos do fabricante', 'código do fabricante', {
      maker: field('Fabricante', text),
      code: field('Código', text),
      source: field('Fonte pública', text, 'O manual ou a lista que o diz.'),
    }),
    [],
  ),
  compatibleWith,
  ends: field('Pontas', v.optional(v.array(partEndSchema), []), { item: 'ponta' }),
  variants: field('Versões', v.optional(v.array(articleVariantSchema), []), { item: 'versão' }),
  /** Choices without a code of their own, which are refused: they would put several things under one code. */
  options: v.optional(
    v.never(
      'uma escolha sem código não diz o que vai na caixa; faça de cada valor uma versão em variants, com o seu sku',
    ),
  ),
  ...descriptionFields,
})

/** A whole machine (spec §3 'Equipment product'). */
export const equipmentSchema = v.strictObject({
  ...identityFields,
  category: field('Categoria', v.literal('equipamentos')),
  family: choice('Família', equipmentFamilyLabel),
  brand: field('Marca', slugSchema, { registry: 'brands' }),
  specialty: field('Especialidade', text),
  technology: field('Tecnologia', text),
  treatment: field('Tratamento', text),
  ...codeFields,
  ...factSchemas,
  ...offerFields,
  ...badgeFields,
  compatibleWith,
  ...descriptionFields,
})

export const productSchema = v.variant('category', [accessorySchema, equipmentSchema])
