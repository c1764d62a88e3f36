export const parameterLabel = {
  ecg: 'ECG',
  spo2: 'SpO2',
  pni: 'PNI',
  pi: 'Pressão invasiva',
  temperatura: 'Temperatura',
  co2: 'Capnografia (CO2)',
  o2: 'Oxigênio (FiO2)',
  gases: 'Gases anestésicos',
  fluxo: 'Fluxo respiratório',
  ventilacao: 'Circuito respiratório',
  desfibrilacao: 'Desfibrilação',
  'debito-cardiaco': 'Débito cardíaco',
  fetal: 'Monitorização fetal',
  infusao: 'Infusão',
  alimentacao: 'Alimentação e bateria',
  imagem: 'Imagem e display',
  iluminacao: 'Iluminação',
} as const
export type Parameter = keyof typeof parameterLabel

/** The technology that a machine's socket expects of a part, in words. */
export const socketTechnologyLabel = {
  propria: 'própria da marca',
  nellcor: 'Nellcor',
  'nellcor-oximax': 'Nellcor OxiMax',
  masimo: 'Masimo SET',
  'masimo-rainbow': 'Masimo rainbow SET',
  fast: 'Philips FAST-SpO2',
  trusignal: 'GE TruSignal (Ohmeda)',
  nonin: 'Nonin',
  mainstream: 'fluxo principal (mainstream)',
  sidestream: 'aspiração lateral (sidestream)',
  microstream: 'Microstream',
  galvanica: 'célula galvânica',
  paramagnetica: 'paramagnética, sem célula',
} as const
export type Technology = keyof typeof socketTechnologyLabel

/** The technology of a part, in words; one of another technology may enter the socket and read wrong values or none. */
export const partTechnologyLabel = {
  masimo: socketTechnologyLabel.masimo,
  nellcor: socketTechnologyLabel.nellcor,
  'nellcor-oximax': socketTechnologyLabel['nellcor-oximax'],
  fast: socketTechnologyLabel.fast,
  trusignal: socketTechnologyLabel.trusignal,
  nonin: socketTechnologyLabel.nonin,
  mindray: 'SpO2 Mindray',
  'nihon-kohden': 'SpO2 Nihon Kohden',
  dixtal: 'SpO2 Dixtal',
  comen: 'SpO2 Comen',
  biolight: 'SpO2 Biolight',
  emai: 'SpO2 Emai',
  'ysi-400': 'série 400 (YSI)',
  'ysi-700': 'série 700 (YSI)',
  'mainstream-philips': 'fluxo principal CAPNOSTAT (Philips Respironics)',
  sidestream: socketTechnologyLabel.sidestream,
  microstream: socketTechnologyLabel.microstream,
} as const
export type PartTechnology = keyof typeof partTechnologyLabel
