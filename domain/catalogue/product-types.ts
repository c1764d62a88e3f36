/** The types of accessories and components (spec §3): public data keys, each with the label that a visitor reads. */
export const productTypeLabel = {
  'cabos-ecg': 'Cabos de ECG',
  'cabos-pi': 'Cabos e transdutores de PI',
  'celulas-o2': 'Células de oxigênio',
  'bracadeiras-pni': 'Braçadeiras de PNI',
  'cabos-extensoes-pni': 'Cabos e extensões de PNI',
  'conectores-pni': 'Conectores de PNI',
  'sensores-spo2': 'Sensores de SpO2',
  'sensores-temperatura': 'Sensores de temperatura',
  eletrodos: 'Eletrodos de ECG',
  'pas-eletrodos-desfibrilacao': 'Pás e eletrodos de desfibrilação',
  capnografia: 'Capnografia',
  'displays-monitores-lcd': 'Displays LCD',
  'placas-componentes-eletronicos': 'Placas e componentes eletrônicos',
  lampadas: 'Lâmpadas',
  baterias: 'Baterias',
  modulos: 'Módulos',
  analisadores: 'Analisadores',
  'filtros-respiratorios': 'Filtros respiratórios',
  'valvulas-exalatorias': 'Válvulas exalatórias',
  'sensores-transdutores': 'Sensores e transdutores',
  'sensores-transdutores-diversos': 'Sensores e transdutores diversos',
  'papeis-registro': 'Papéis de registro',
} as const
export type ProductType = keyof typeof productTypeLabel

/** Whether a text is the key of a type. */
export function isProductType(text: string): text is ProductType {
  return Object.hasOwn(productTypeLabel, text)
}

/** Whether a part is a cuff or a hose: every tube of one has to meet a tube of the other. */
export function isCuffOrHose({ productType }: { productType: ProductType }): boolean {
  return productType === 'bracadeiras-pni' || productType === 'cabos-extensoes-pni'
}

/** Whether a part belongs to the air way of a cuff: the cuff, its hose, or a loose connector between them. */
export function isNibpAirPart({ productType }: { productType: ProductType }): boolean {
  return isCuffOrHose({ productType }) || productType === 'conectores-pni'
}
