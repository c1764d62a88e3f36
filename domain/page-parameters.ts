/**
 * The query parameters that change what a page shows. A page asked for with one of them is
 * rendered on request; all others (campaign parameters …) leave the prerendered page as it is.
 */
export const pageParameters = [
  'search',
  'marca',
  'tipo',
  'modelo',
  'condicao',
  'especialidade',
  'tecnologia',
  'tratamento',
  'preco',
  'disponibilidade',
  'vista',
  'mostrar',
  'categoria',
  'opcao',
  'opcoes',
] as const
