/** What lists are filtered by, named as in the address; each takes several values (spec §3 'Filter state'). */
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
