/** The paths of all pages of the site (spec §2). */
export const paths = {
  home: '/',
  equipment: '/equipamentos',
  accessories: '/acessorios-componentes',
  cart: '/carrinho',
  /** The data file of a product, from which the lines of carts are renewed. */
  cartItem: (id: string) => `/itens/${id}.json`,
  contact: '/contato',
  blog: '/blog',
  maintenance: '/manutencao-preventiva',
  about: '/sobre',
  privacy: '/privacidade',
  plain: (slug: string) => `/${slug}`,
  category: (slug: string) => `/categoria/${slug}`,
  product: (id: string, variantId?: string) => `/produto/${id}${variantId ? `?opcao=${variantId}` : ''}`,
  review: (id: string) => `/produto/${id}/avaliar`,
  article: (slug: string) => `/blog/${slug}`,
  search: (term: string) => `/acessorios-componentes?search=${encodeURIComponent(term)}`,
  compatibility: '/compatibilidade',
  maker: (maker: string) => `/compatibilidade/${maker}`,
  model: (maker: string, model: string) => `/compatibilidade/${maker}/${model}`,
  /** The parts for a machine of the catalogue, whose model the server finds. */
  partsOfMachine: (product: string) => `/compatibilidade?produto=${product}`,
  identify: '/identificar-peca',
  glass: '/identificar-peca/tela',
  gauge: '/identificar-peca/gabarito',
  connector: (key: string) => `/identificar-peca?conector=${key}`,
  /** The tool 'Não sei o código' with fields filled. In: values by its parameters' names; '' for an unknown one. */
  identifyWith: (values: Readonly<Record<string, string>>) =>
    withParameters('/identificar-peca', parameters(Object.entries(values).filter(([, value]) => value))),
  compare: (ids: readonly string[]) => withParameters('/comparar', ids.length > 0 ? `p=${ids.join(',')}` : ''),
  parts: (facet: 'tipo' | 'marca' | 'modelo', value: string) => `/acessorios-componentes?${facet}=${value}`,
  quickOrder: '/pedido-rapido',
  /** A list as a link; the fragment is never sent to the server. */
  list: (fragment: string) => `/pedido-rapido#${fragment}`,
  request: '/solicitacao',
  decisionSheets: '/ficha',
  decisionSheetsOf: (codes: readonly string[]) => `/ficha?codigos=${codes.join(',')}`,
  decisionSheet: (id: string, variantId?: string) => `/ficha/${id}${variantId ? `?opcao=${variantId}` : ''}`,
  lists: '/minhas-listas',
  suggestions: (term: string) => `/sugestoes?search=${encodeURIComponent(term)}`,
} as const

/** The full address of a path; neither `siteUrl` nor the home page's address has a trailing slash. */
export function absoluteUrl({ siteUrl }: { siteUrl: string }, path: string): string {
  return path === '/' ? siteUrl : siteUrl + path
}

/** Names and values as a query string: `tecnologia=led&tecnologia=hal%C3%B3gena`. */
export function parameters(entries: readonly (readonly [name: string, value: string])[]): string {
  return entries.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
}

/** An address with a query string; without '?' when the query is empty. */
export function withParameters(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}
