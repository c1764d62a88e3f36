import { incompleteFields } from '#domain/catalogue/completeness.ts'
import { severalForms, identificationPrefix, disagreements } from '#domain/catalogue/part/stated-numbers.ts'
import type { Product, ProductRecord } from '#domain/catalogue/product.ts'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { axisValue, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import { compactCode } from '#domain/codes/code.ts'
import { reaisOf } from '#domain/money.ts'
import { productFault, type ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/load-content.ts'
import { evidenceFaults } from './claims.ts'

/** The faults of products, each alone and among each other; a repeated SKU is the fault of the later product. */
export const checkProducts = (products: readonly ProductRecord[]): ContentFault[] => [
  ...skuFaults(products),
  ...products.flatMap(ownFaults),
  ...products.flatMap((product) => (product.category === 'acessorios-componentes' ? partFaults(product) : [])),
  ...products.flatMap(evidenceFaults),
]

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
      const problem = `há ${sku}, que products/${owner}.yaml também tem; cada código aparece uma só vez`
      return owner === undefined ? [] : [productFault(product.id, path, 'conteudo-codigo-repetido', problem)]
    })
  })
}

/** Matches a tag that is half of a measure, split at its decimal comma, or a measure that does not say of what. */
const loneMeasure = /^\d+(?:[.,]\d+)? ?(?:mm|cm|m|mV|V|W|A|Ah|mAh|kg|g|L|ml|mmHg|Hz|%|°C)$/i

function ownFaults({ id, tags, originalPrice, currentPrice }: ProductRecord): ContentFault[] {
  const faults = tags.flatMap((tag, index) => {
    const problem = `há ${tag}; diga de que é a medida ("bateria 12 V"), e ponha entre aspas a que tem vírgula ("DIN 1,5 mm")`
    return loneMeasure.test(tag.trim())
      ? [productFault(id, `tags.${index}`, 'conteudo-palavra-so-medida', problem)]
      : []
  })
  if (originalPrice === undefined || originalPrice > currentPrice) return faults
  const problem = `há ${reaisOf(originalPrice)}; espera-se mais que o preço atual (${reaisOf(currentPrice)})`
  return [...faults, productFault(id, 'originalPrice', 'conteudo-preco-anterior', problem)]
}

type Part = Extract<ProductRecord, { category: 'acessorios-componentes' }>

function partFaults(part: Part): ContentFault[] {
  return [...variantFaults(part), ...codeFaults(part), ...formFaults(part), ...plugFaults(part), ...packFaults(part)]
}

function variantFaults({ id, sku, variants }: Part): ContentFault[] {
  const faults: ContentFault[] = []
  if (variants.length > 0 && sku) {
    const problem = 'há um código ao lado das versões; cada versão tem o seu, retire este'
    faults.push(productFault(id, 'sku', 'conteudo-codigo-de-mais', problem))
  }
  const choices = variants.map((variant) => variantAxes.map((axis) => axisValue(variant, axis) ?? '').join('|'))
  const distinct = { 'o mesmo id': variants.map((variant) => variant.id), 'as mesmas escolhas': choices }
  for (const [sameness, values] of Object.entries(distinct)) {
    const repeated = values.find((value, index) => values.indexOf(value) !== index)
    const problem = `há duas versões com ${sameness} (${repeated}); deixe uma`
    if (repeated) faults.push(productFault(id, 'variants', 'conteudo-versao-repetida', problem))
  }
  const questions = new Set(
    variants.map((variant) => variantAxes.filter((axis) => axisValue(variant, axis)).join(', ')),
  )
  if (questions.size > 1) {
    const problem = `as versões respondem a perguntas diferentes (${[...questions].join(' / ')}); dê a todas as mesmas`
    faults.push(productFault(id, 'variants', 'conteudo-versoes-desiguais', problem))
  }
  return faults
}

/** Faults for codes made of a former code and digits: 'TPNI05 15' in an order is fifteen of the old, not TPNI05-15. */
function codeFaults({ id, formerCodes: productCodes = [], variants }: Part): ContentFault[] {
  return variants.flatMap(({ sku, formerCodes = [] }, index) =>
    [...productCodes, ...formerCodes]
      .filter((former) => {
        const [code, start] = [compactCode(sku), compactCode(former)]
        return code.startsWith(start) && /^\d+$/.test(code.slice(start.length))
      })
      .map((former) => {
        const problem = `há ${sku}, que se confunde com ${former} e uma quantidade; comece o sufixo por uma letra`
        return productFault(id, `variants.${index}.sku`, 'conteudo-codigo-com-quantidade', problem)
      }),
  )
}

function formFaults(part: Part): ContentFault[] {
  const words = severalForms(part)
  if (words === undefined) return []
  const problem = `o texto fala de várias formas ("${words}") e há um só código; faça de cada uma uma versão (variants) ou, enquanto não se sabe, ponha availability: sob-consulta e a linha { name: Pedido, value: "${identificationPrefix} …" }`
  return [productFault(part.id, 'variants', 'conteudo-varias-formas', problem)]
}

/** Faults for versions whose connector is a size, which the buyer would be offered as a plug. */
const plugFaults = ({ id, variants }: Part): ContentFault[] =>
  variants.flatMap(({ connector = '' }, index) => {
    const problem = `há ${connector}, que é medida e não plugue; ponha em patient (paciente e faixa) ou em pack (formato)`
    return /\d cm\)|de largura/i.test(connector)
      ? [productFault(id, `variants.${index}.connector`, 'conteudo-medida-no-conector', problem)]
      : []
  })

/** A fault for contents of one pack where versions have several: who buys a box of 500 would read '1 pacote'. */
function packFaults({ id, variants, includedItems }: Part): ContentFault[] {
  const packs = new Set(variants.map(({ pack }) => pack))
  if (packs.size < 2 || includedItems.some((item) => /escolhid/i.test(item))) return []
  const problem = `há versões de ${packs.size} embalagens, e o conteúdo não diz que é o da escolhida; escreva "na embalagem escolhida"`
  return [productFault(id, 'includedItems', 'conteudo-outra-embalagem', problem)]
}

/** Faults for numbers in a part's texts that differ from its versions, ends or drawing. */
export function statedNumberFaults({ products, registries }: Pick<Content, 'products' | 'registries'>): ContentFault[] {
  const connectors = connectorRegistry(registries.connectors)
  return products.flatMap((product) => {
    if (product.category === 'equipamentos') return []
    return disagreements(product, connectors).map(({ path, measure, stated, known }) => {
      const problem = `o texto diz ${stated} ${measure}, e os dados, ${known.join(', ')}; corrija o que estiver errado`
      return productFault(product.id, path, 'conteudo-numero-divergente', problem)
    })
  })
}

/** Faults for parts that lack something by the rules of completeness. */
export const completenessFaults = (products: readonly Product[]): ContentFault[] =>
  products.flatMap((product) => {
    if (product.category === 'equipamentos') return []
    return incompleteFields(product).map(({ path, problem }) =>
      productFault(product.id, path, 'conteudo-incompleto', problem),
    )
  })
