/** One page of each template, by the name that the table gives it. */
export const templates: readonly (readonly [name: string, path: string])[] = [
  ['Home', '/'],
  ['Equipment', '/equipamentos'],
  ['Accessories', '/acessorios-componentes'],
  ['Category', '/categoria/cabos-de-ecg'],
  ['Product', '/produto/cabo-ecg-ge-aha'],
  ['Machines', '/compatibilidade'],
  ['Model', '/compatibilidade/dixtal/dx-2020'],
  ['Identify', '/identificar-peca'],
  ['Cart', '/carrinho'],
  ['Contact', '/contato'],
  ['Blog', '/blog'],
  ['Article', '/blog/cabo-ecg-3-ou-5-vias'],
  ['Maintenance', '/manutencao-preventiva'],
  ['About', '/sobre'],
  ['Not found', '/caminho/que-nao-existe'],
]
