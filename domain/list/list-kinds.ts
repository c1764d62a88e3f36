/** The facets that filter lists, named as in the address; each takes several values (spec §3 'Filter state'). */
export const facetLabel = {
  marca: 'Marca',
  tipo: 'Tipo',
  modelo: 'Modelo',
  condicao: 'Condição',
  especialidade: 'Especialidade',
  tecnologia: 'Tecnologia',
  tratamento: 'Tratamento',
} as const
export type FacetName = keyof typeof facetLabel

export const listOrderLabel = { relevancia: 'Relevância', tipo: 'Tipo', nome: 'Nome', codigo: 'Código' } as const
export type ListOrder = keyof typeof listOrderLabel

export interface ListRules {
  /** Whether the list uses the smart search; equipment and categories use the plain one (spec §5). */
  isSmart: boolean
  facets: readonly FacetName[]
  /** The two views' names in the address, the default first; list-section.tsx has their labels in the same order. */
  views: readonly [string, string]
  isSortable?: true
  /** Number of products shown at first, and added by each step. */
  initialCount: number
  step: number
  /** Top of the price range in R$; the range from 0 to here filters nothing. */
  priceLimit: number
  keepsUnpriced: boolean
  /** Distance in pixels from the end of the list at which it loads more. */
  loadMarginPixels: number
}

/** The three kinds of list (spec §2, §5 'Filters', §9 'Pagination' and 'Default price range'). */
export const listKinds = {
  equipamentos: {
    isSmart: false,
    facets: ['especialidade', 'tecnologia', 'tratamento', 'marca'],
    views: ['grade', 'lista'],
    initialCount: 16,
    step: 12,
    priceLimit: 1_000_000,
    keepsUnpriced: true,
    loadMarginPixels: 200,
  },
  acessorios: {
    isSmart: true,
    facets: ['marca', 'tipo', 'modelo', 'condicao'],
    views: ['padrao', 'compacta'],
    isSortable: true,
    initialCount: 20,
    step: 16,
    priceLimit: 1_000_000,
    keepsUnpriced: false,
    loadMarginPixels: 200,
  },
  categoria: {
    isSmart: false,
    facets: ['marca', 'modelo', 'condicao'],
    views: ['grade', 'lista'],
    initialCount: 12,
    step: 12,
    priceLimit: 50_000,
    keepsUnpriced: false,
    loadMarginPixels: 0,
  },
} as const satisfies Record<string, ListRules>
export type ListKind = keyof typeof listKinds

/** The most products on one page, exceeded by less than a step: beyond it, filtering is more useful. */
export const maximumListed = 1000

/** The most products of which the browser gets the index; beyond it the server runs the same code (docs/search.md). */
export const browserListLimit = 1000

/** The most options of a facet in a served page; the others are loaded on request. */
export const maximumServedOptions = 18
