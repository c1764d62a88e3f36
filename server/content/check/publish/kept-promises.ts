import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { toSearchDocument } from '#domain/search/index/document.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { search } from '#domain/search/search.ts'
import type { PublishRule } from './publish-rule.ts'

const file = 'content/pages/home.yaml'

/** Finds counts on the home page's quick chips that are higher than what the search finds. */
export const chipCounts: PublishRule = {
  title: 'Os atalhos da página inicial prometem só o que a busca encontra',
  find: ({ products, vocabulary, registries, pages }) => {
    const known = registriesOf(registries)
    const parts = products.filter(({ category }) => category === 'acessorios-componentes')
    const index = buildIndex(
      parts.map((part) => toSearchDocument(part, known)),
      vocabulary,
    )
    return pages.home.featured.chips.flatMap(({ search: term, count }, position) => {
      const found = search(index, term).hits.length
      const promised = Number(count.replaceAll(/\D/g, ''))
      if (found >= promised) return []
      const problem = `há ${count}, mas a busca por '${term}' encontra ${found}; não prometa mais do que há`
      return [{ file, path: `featured.chips.${position}.count`, code: 'conteudo-promessa', problem }]
    })
  },
}

/** Finds categories whose pages would be empty. */
export const filledCategories: PublishRule = {
  title: 'Toda categoria tem produtos',
  find: ({ products, categories }) => {
    const types = new Set(products.flatMap((product) => ('productType' in product ? [product.productType] : [])))
    return categories
      .filter(({ productTypeFilter }) => !productTypeFilter.some((type) => types.has(type)))
      .map(({ slug }) => ({
        file: 'content/categories.yaml',
        path: slug,
        code: 'conteudo-categoria-vazia',
        problem: 'não há produto dos seus tipos; inclua um, ou retire a categoria e os atalhos para ela',
      }))
  },
}

/** Finds families of equipment on the landing page that have no products. */
export const filledFamilies: PublishRule = {
  title: 'Toda família da página de equipamentos tem equipamentos no catálogo',
  find: ({ products, pages }) => {
    const families = new Set(products.flatMap((product) => ('family' in product ? [product.family] : [])))
    return pages.equipment.families.items.flatMap(({ key }, position) =>
      families.has(key)
        ? []
        : [
            {
              file: 'content/pages/equipment.yaml',
              path: `families.items.${position}`,
              code: 'conteudo-familia-vazia',
              problem: `há ${key}, de que o catálogo não tem nada; inclua um, ou retire a família`,
            },
          ],
    )
  },
}
