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
  category: (slug: string) => `/categoria/${slug}`,
  product: (id: string, variantId?: string) => `/produto/${id}${variantId ? `?opcao=${variantId}` : ''}`,
  article: (slug: string) => `/blog/${slug}`,
  search: (term: string) => `/acessorios-componentes?search=${encodeURIComponent(term)}`,
  parts: (facet: 'tipo' | 'marca', value: string) => `/acessorios-componentes?${facet}=${value}`,
  /** What the server suggests for a search, as JSON. */
  suggestions: (term: string) => `/sugestoes?search=${encodeURIComponent(term)}`,
} as const
