/** Every address of the site (spec §2), in one place. */
export const paths = {
  home: '/',
  equipment: '/equipamentos',
  accessories: '/acessorios-componentes',
  cart: '/carrinho',
  contact: '/contato',
  blog: '/blog',
  maintenance: '/manutencao-preventiva',
  about: '/sobre',
  privacy: '/privacidade',
  plain: (slug: string) => `/${slug}`,
  category: (slug: string) => `/categoria/${slug}`,
  product: (id: string, variantId?: string) => `/produto/${id}${variantId ? `?opcao=${variantId}` : ''}`,
  article: (slug: string) => `/blog/${slug}`,
  search: (term: string) => `/acessorios-componentes?search=${encodeURIComponent(term)}`,
  connectors: '/conectores',
  /** 'Encoste o conector na tela', and its faces on paper. */
  glass: '/encoste-o-conector',
  glassFor: (model: string) => `/encoste-o-conector?modelo=${model}`,
  gauge: '/gabarito-de-conectores',
  connector: (key: string) => `/conectores#${key}`,
  compatibility: '/compatibilidade',
  maker: (maker: string) => `/compatibilidade/${maker}`,
  model: (maker: string, model: string) => `/compatibilidade/${maker}/${model}`,
  /** The parts of a machine that stands in the catalogue; the server knows its model. */
  partsOfMachine: (product: string) => `/compatibilidade?produto=${product}`,
  identify: '/identificar-peca',
  /** The same with what is known filled in, by the names of its fields; what is '' is not known. */
  identifyWith: (known: Readonly<Record<string, string>>) =>
    withParameters('/identificar-peca', parameters(Object.entries(known).filter(([, value]) => value))),
  compare: (ids: readonly string[]) => withParameters('/comparar', ids.length > 0 ? `p=${ids.join(',')}` : ''),
  /** Where a comparison begins with a type. */
  compareType: (type: string) => `/comparar?tipo=${type}`,
  parts: (facet: 'tipo' | 'marca' | 'modelo', value: string) => `/acessorios-componentes?${facet}=${value}`,
  quickOrder: '/pedido-rapido',
  /** A list as a link; what follows '#' never reaches the server. */
  list: (fragment: string) => `/pedido-rapido#${fragment}`,
  request: '/solicitacao',
  /** Decision sheets: of the codes of a list, or of a product. */
  sheets: '/ficha',
  sheetsOf: (codes: readonly string[]) => `/ficha?codigos=${codes.join(',')}`,
  sheet: (id: string, variantId?: string) => `/ficha/${id}${variantId ? `?opcao=${variantId}` : ''}`,
  lists: '/minhas-listas',
  /** What the server suggests for a search, as JSON. */
  suggestions: (term: string) => `/sugestoes?search=${encodeURIComponent(term)}`,
} as const

/** Names and values as they are written behind a '?': `tecnologia=led&tecnologia=hal%C3%B3gena`. */
export function parameters(entries: readonly (readonly [name: string, value: string])[]): string {
  return entries.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
}

/** An address with its parameters as they are written in it; without a '?' when there are none. */
export function withParameters(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}
