/**
 * In kB after brotli, at the first load (requests: the number until the load event). A guard against accidents, not a
 * goal: nothing is written for the sake of a kilobyte.
 */
export const limits = {
  html: 25,
  css: 18,
  font: 20,
  /** Scripts until the page is idle. */
  script: 150,
  /** Files that the service worker stores in advance, so that the cart and the phone's menu work offline. */
  kept: 20,
  /** Web vitals. */
  measuring: 5,
  requests: 35,
} as const

/** One address of each template. */
export const pages = [
  '/',
  '/contato',
  '/blog',
  '/blog/leasing-ou-compra-de-equipamentos',
  '/manutencao-preventiva',
  '/sobre',
  '/privacidade',
  '/acessorios-componentes',
  '/equipamentos',
  '/categoria/conectores-pni',
  '/produto/cabo-ecg-ge-aha',
  '/produto/1',
  '/carrinho',
  '/compatibilidade',
  '/compatibilidade/mindray/umec-12',
  '/identificar-peca',
  '/identificar-peca?parametro=ecg',
  '/identificar-peca/tela',
  '/identificar-peca/gabarito',
  '/comparar?p=cabo-ecg-comen-3-vias,cabo-ecg-comen-5-vias',
  '/pedido-rapido',
  '/solicitacao',
  '/minhas-listas',
]
