/** In kB after brotli, first load (requests: how many until the page is loaded). */
export const limits = {
  /** Ten packets less 0.95 of headers: what a connection sends before it waits for an answer. The guide to connectors is longer. */
  html: { usual: 13.65, long: 25 },
  css: 15,
  /** Eight packets less 0.52 of headers (docs/decisions/010-font.md). */
  font: 11.16,
  script: { light: 112, heavy: 122 },
  /** What the worker keeps ahead so that the cart and the phone's menu work without a connection. */
  kept: 15,
  /** Consent notice and web vitals. */
  measuring: 4,
  requests: 35,
} as const

/** Pages that are longer than what comes at once. */
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
  '/acessorios-componentes': 'heavy',
  '/equipamentos': 'heavy',
  '/categoria/conectores-pni': 'heavy',
  '/conectores': 'light',
  '/produto/cabo-ecg-ge-aha': 'heavy',
  '/produto/1': 'heavy',
  '/carrinho': 'heavy',
  '/compatibilidade': 'light',
  '/compatibilidade/mindray/umec-12': 'heavy',
  '/identificar-peca': 'light',
  '/comparar?p=cabo-ecg-comen-3-vias,cabo-ecg-comen-5-vias': 'light',
  '/pedido-rapido': 'light',
  '/solicitacao': 'heavy',
  '/minhas-listas': 'light',
}
