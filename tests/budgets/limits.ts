/** In kB after brotli, at the first load (requests: the number until the load event). */
export const limits = {
  /** The guide to connectors has a longer page. */
  html: { usual: 20, long: 27 },
  css: 15,
  font: 20,
  /**
   * Scripts until the page is idle. Heavy pages are products, the cart, and pages that show or store similar things;
   * lists also have the table of parts, sorting in both views, and how a search was read (docs/decisions/038).
   */
  script: { light: 124, heavy: 134, list: 137 },
  /** Files that the service worker stores in advance, so that the cart and the phone's menu work offline. */
  kept: 15.5,
  /** The consent notice and web vitals. */
  measuring: 4,
  requests: 35,
} as const

/** Pages that show a whole registry. */
export const longPages: readonly string[] = ['/conectores']

/** One address of each template, and its budget. */
export const pages: Record<string, keyof typeof limits.script> = {
  '/': 'light',
  '/contato': 'light',
  '/blog': 'light',
  '/blog/leasing-ou-compra-de-equipamentos': 'light',
  '/manutencao-preventiva': 'light',
  '/sobre': 'light',
  '/privacidade': 'light',
  '/acessorios-componentes': 'list',
  '/equipamentos': 'list',
  '/categoria/conectores-pni': 'list',
  '/conectores': 'light',
  // This page works offline once it was opened, so all its code is loaded at once.
  '/encoste-o-conector': 'heavy',
  '/gabarito-de-conectores': 'light',
  '/produto/cabo-ecg-ge-aha': 'heavy',
  '/produto/1': 'heavy',
  '/carrinho': 'heavy',
  // This address has the same route as a model's page.
  '/compatibilidade': 'heavy',
  '/compatibilidade/mindray/umec-12': 'heavy',
  '/identificar-peca': 'light',
  '/comparar?p=cabo-ecg-comen-3-vias,cabo-ecg-comen-5-vias': 'light',
  '/pedido-rapido': 'light',
  '/solicitacao': 'heavy',
  '/minhas-listas': 'heavy',
}
