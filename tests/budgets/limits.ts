/** In kB after brotli, first load (requests: how many until the page is loaded). */
export const limits = {
  /** The guide to connectors is longer. */
  html: { usual: 20, long: 27 },
  css: 15,
  font: 20,
  /**
   * Until the page is idle; heavy are products and the cart, with what is shown and stored like them; lists besides carry the table of
   * parts, sorting in both views, and how a search was read (docs/decisions/038).
   */
  script: { light: 124, heavy: 134, list: 137 },
  /** What the worker keeps ahead so that the cart and the phone's menu work without a connection. */
  kept: 15.5,
  /** Consent notice and web vitals. */
  measuring: 4,
  requests: 35,
} as const

/** Pages that show a whole registry. */
export const longPages: readonly string[] = ['/conectores']

/** One address of each template, with what it may carry. */
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
  // Whole without a connection once it was opened: nothing of it comes late.
  '/encoste-o-conector': 'heavy',
  '/gabarito-de-conectores': 'light',
  '/produto/cabo-ecg-ge-aha': 'heavy',
  '/produto/1': 'heavy',
  '/carrinho': 'heavy',
  // The same route as a model's page.
  '/compatibilidade': 'heavy',
  '/compatibilidade/mindray/umec-12': 'heavy',
  '/identificar-peca': 'light',
  '/comparar?p=cabo-ecg-comen-3-vias,cabo-ecg-comen-5-vias': 'light',
  '/pedido-rapido': 'light',
  '/solicitacao': 'heavy',
  '/minhas-listas': 'heavy',
}
