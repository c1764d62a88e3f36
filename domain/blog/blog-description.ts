/** The description of the blog for search results and feed readers. */
export const blogDescription =
  'Guias de manutenção, compra e identificação de peças para engenharia clínica, enfermagem e compras: cabos, sensores, braçadeiras, bombas e monitores.'
