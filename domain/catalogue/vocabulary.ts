/** The closed lists of the catalogue (spec §3): public data keys, each with the label that a visitor reads. */

export const productCategoryLabel = {
  equipamentos: 'Equipamentos',
  'acessorios-componentes': 'Acessórios e componentes',
} as const
export type ProductCategory = keyof typeof productCategoryLabel

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
} as const
export type ProductType = keyof typeof productTypeLabel

export const equipmentBrandLabel = {
  alfamed: 'Alfamed',
  biolight: 'Biolight',
  caradyne: 'Caradyne',
  comen: 'Comen',
  datrix: 'Datrix',
  dixtal: 'Dixtal',
  drager: 'Dräger',
  emai: 'Emai',
  envitec: 'Envitec',
  'ge-healthcare': 'GE Healthcare',
  hamilton: 'Hamilton',
  lifemed: 'Lifemed',
  maxtec: 'Maxtec',
  'mercury-medical': 'Mercury Medical',
  mindray: 'Mindray',
  moriya: 'Moriya',
  msa: 'MSA',
  nellcor: 'Nellcor',
  'nihon-kohden': 'Nihon Kohden',
  outros: 'Outras marcas',
  pacifitech: 'Pacifitech',
  philips: 'Philips',
  protec: 'Protec',
  siare: 'Siare',
  stephan: 'Stephan',
  taema: 'Taema',
  teledyne: 'Teledyne',
  universal: 'Universal',
  vita: 'Vita',
} as const
export type EquipmentBrand = keyof typeof equipmentBrandLabel

export const equipmentFamilyLabel = {
  'monitores-multiparametro': 'Monitores multiparâmetro',
  desfibriladores: 'Desfibriladores',
  'ventiladores-pulmonares': 'Ventiladores pulmonares',
  anestesia: 'Anestesia',
  'incubadoras-neonatais': 'Incubadoras neonatais',
  diagnostico: 'Diagnóstico',
} as const
export type EquipmentFamily = keyof typeof equipmentFamilyLabel

export const availabilityLabel = {
  'em-estoque': 'Disponível',
  'sob-consulta': 'Sob Consulta',
  'em-breve': 'Em Breve',
} as const
export type Availability = keyof typeof availabilityLabel

/** The product page words one availability differently from the cards (spec §4). */
export const availabilityDetailLabel: Record<Availability, string> = {
  ...availabilityLabel,
  'em-estoque': 'Em Estoque',
}

export const conditionLabel = {
  compativel: 'Compatível',
  novo: 'Novo',
} as const

export const sizeKeys = ['neonatal', 'pediatrica', 'adulto', 'adulto-grande', 'obeso'] as const
export type SizeKey = (typeof sizeKeys)[number]

export const colourStandardLabel = { aha: 'AHA', iec: 'IEC' } as const
export type ColourStandard = keyof typeof colourStandardLabel

/** The sensor types of the add-to-cart dialog; optional, kept in the line as option `tipo` (spec §5). */
export const sensorTypeLabels = {
  'sensores-spo2': {
    descartavel: 'Descartável',
    reutilizavel: 'Reutilizável',
    dedo: 'Dedo',
    orelha: 'Orelha',
  },
  'sensores-temperatura': {
    esofagico: 'Esofágico',
    retal: 'Retal',
    pele: 'Pele',
    nasofaringeo: 'Nasofaríngeo',
  },
} as const satisfies Partial<Record<ProductType, Record<string, string>>>

/** The keys of a label map, typed: what `Object.keys` forgets. */
export function keysOf<Key extends string>(labels: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(labels) as Key[]
}
