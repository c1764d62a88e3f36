import { productFile } from '#server/content/product-file.ts'
import { reaisOf } from '#domain/money.ts'
import { severalForms, untilKnown, disagreements } from '#domain/catalogue/part/stated-numbers.ts'
import type { Product, ProductRecord } from '#domain/catalogue/product.ts'
import { axisValue, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { evidenceFaults } from './claims.ts'
import { type CompletenessRule, completenessRules, completenessOf } from '#domain/catalogue/completeness.ts'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { compactCode } from '#domain/codes/code.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'

/** The faults among products only; a repeated SKU is the fault of the later product. */
export function checkProducts(products: readonly ProductRecord[]): ContentFault[] {
  return [
    ...skuFaults(products),
    ...partedCodeFaults(products),
    ...tagFaults(products),
    ...products.flatMap(priceFaults),
    ...products.flatMap(variantFaults),
    ...products.flatMap(formFaults),
    ...products.flatMap(plugFaults),
    ...products.flatMap(evidenceFaults),
  ]
}

function skuFaults(products: readonly ProductRecord[]): ContentFault[] {
  const owners = new Map<string, string>()
  return products.flatMap((product) => {
    const variants = product.category === 'acessorios-componentes' ? product.variants : []
    const codes = [
      ...(product.sku === undefined ? [] : [{ sku: product.sku, path: 'sku' }]),
      ...variants.map(({ sku }, index) => ({ sku, path: `variants.${index}.sku` })),
    ]
    return codes.flatMap(({ sku, path }) => {
      const owner = owners.get(sku)
      owners.set(sku, product.id)
      return owner === undefined
        ? []
        : [
            fault(product.id, path, {
              code: 'conteudo-codigo-repetido',
              problem: `há ${sku}, que products/${owner}.yaml também tem; cada código aparece uma só vez`,
            }),
          ]
    })
  })
}

function priceFaults({ id, originalPrice, currentPrice }: ProductRecord): ContentFault[] {
  if (originalPrice === undefined || originalPrice > currentPrice) return []
  return [
    fault(id, 'originalPrice', {
      code: 'conteudo-preco-anterior',
      problem: `há ${reaisOf(originalPrice)}; espera-se mais que o preço atual (${reaisOf(currentPrice)})`,
    }),
  ]
}

function variantFaults(product: ProductRecord): ContentFault[] {
  if (product.category !== 'acessorios-componentes') return []
  const { id, sku, variants } = product
  const faults: ContentFault[] = []
  if (variants.length > 0 && sku) {
    const problem = 'há um código ao lado das versões; cada versão tem o seu, retire este'
    faults.push(fault(id, 'sku', { code: 'conteudo-codigo-de-mais', problem }))
  }
  for (const key of ['id', 'choices'] as const) {
    const values = variants.map((variant) => (key === 'id' ? variant.id : choices(variant)))
    const twice = values.find((value, index) => values.indexOf(value) !== index)
    const problem = `há duas versões com ${key === 'id' ? 'o mesmo id' : 'as mesmas escolhas'} (${twice}); deixe uma`
    if (twice) faults.push(fault(id, 'variants', { code: 'conteudo-versao-repetida', problem }))
  }
  const questions = new Set(variants.map(questionsOf))
  if (questions.size > 1) {
    faults.push(
      fault(id, 'variants', {
        code: 'conteudo-versoes-desiguais',
        problem: `as versões respondem a perguntas diferentes (${[...questions].join(' / ')}); dê a todas as mesmas`,
      }),
    )
  }
  return faults
}

/** A fault of a text that speaks of several sizes, plugs or generations under one code. */
function formFaults(product: ProductRecord): ContentFault[] {
  const words = product.category === 'acessorios-componentes' ? severalForms(product) : undefined
  if (words === undefined) return []
  const problem = `o texto fala de várias formas ("${words}") e há um só código; faça de cada uma uma versão (variants) ou, enquanto não se sabe, ponha availability: sob-consulta e a linha { name: Pedido, value: "${untilKnown} …" }`
  return [fault(product.id, 'variants', { code: 'conteudo-varias-formas', problem })]
}

/** Faults for versions whose connector is a size: the buyer would be offered a size as a plug. */
function plugFaults(product: ProductRecord): ContentFault[] {
  if (product.category !== 'acessorios-componentes') return []
  return product.variants.flatMap(({ connector }, at) =>
    /\d cm\)|de largura/i.test(connector ?? '')
      ? [
          fault(product.id, `variants.${at}.connector`, {
            code: 'conteudo-medida-no-conector',
            problem: `há ${connector ?? ''}, que é medida e não plugue; ponha em patient (paciente e faixa) ou em pack (formato)`,
          }),
        ]
      : [],
  )
}

function questionsOf(variant: Variant): string {
  return variantAxes.filter((axis) => axisValue(variant, axis)).join(', ')
}

function choices(variant: Variant): string {
  return variantAxes.map((axis) => axisValue(variant, axis) ?? '').join('|')
}

/**
 * Faults for codes that consist of a former code and digits: 'TPNI05 15' in an order means fifteen of the old code, not
 * the new code TPNI05-15.
 */
function partedCodeFaults(products: readonly ProductRecord[]): ContentFault[] {
  return products.flatMap((product) => {
    if (product.category === 'equipamentos') return []
    return product.variants.flatMap(({ sku, formerCodes = [] }, at) =>
      [...(product.formerCodes ?? []), ...formerCodes]
        .filter((former) => isOnlyNumbered(compactCode(sku), compactCode(former)))
        .map((former) => ({
          file: productFile(product.id),
          path: `variants.${at}.sku`,
          code: 'conteudo-codigo-com-quantidade' as const,
          problem: `há ${sku}, que se confunde com ${former} e uma quantidade; comece o sufixo por uma letra`,
        })),
    )
  })
}

function isOnlyNumbered(code: string, former: string): boolean {
  return code.startsWith(former) && /^\d+$/.test(code.slice(former.length))
}

const loneMeasure = /^\d+(?:[.,]\d+)? ?(?:mm|cm|m|mV|V|W|A|Ah|mAh|kg|g|L|ml|mmHg|Hz|%|°C)$/i

/**
 * Faults for tags that are only a number with a unit: half of a measure that was split at its decimal comma, or a
 * measure that does not say of what.
 */
function tagFaults(products: readonly ProductRecord[]): ContentFault[] {
  return products.flatMap(({ id, tags }) =>
    tags.flatMap((tag, at) =>
      loneMeasure.test(tag.trim())
        ? [
            {
              file: productFile(id),
              path: `tags.${at}`,
              code: 'conteudo-palavra-so-medida' as const,
              problem: `há ${tag}; diga de que é a medida ("bateria 12 V"), e ponha entre aspas a que tem vírgula ("DIN 1,5 mm")`,
            },
          ]
        : [],
    ),
  )
}

/**
 * Faults for numbers in a part's texts that differ from its versions, ends or drawing: one of them misleads a buyer.
 */
export function statedNumberFaults({ products, registries }: Pick<Content, 'products' | 'registries'>): ContentFault[] {
  const connectors = connectorRegistry(registries.connectors)
  return products.flatMap((product) => {
    if (product.category === 'equipamentos') return []
    return disagreements(product, connectors).map(({ path, measure, stated, known }) => ({
      file: productFile(product.id),
      path,
      code: 'conteudo-numero-divergente' as const,
      problem: `o texto diz ${stated} ${measure}, e os dados, ${known.join(', ')}; corrija o que estiver errado`,
    }))
  })
}

const rules = Object.values<CompletenessRule>(completenessRules)

/** Faults for parts that lack something by the rules of completeness. */
export function completenessFaults(products: readonly Product[]): ContentFault[] {
  return products.flatMap((product) => {
    if (product.category === 'equipamentos') return []
    const known = completenessOf(product)
    return rules.flatMap(({ path, fault: problemOf }) => {
      const problem = problemOf(known)
      return problem === undefined
        ? []
        : [{ file: productFile(product.id), path, code: 'conteudo-incompleto', problem }]
    })
  })
}

function fault(id: string, path: string, details: Pick<ContentFault, 'code' | 'problem'>): ContentFault {
  return { file: productFile(id), path, ...details }
}
