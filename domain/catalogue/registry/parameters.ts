/** What a monitor measures, or a machine does, through a part that is plugged in. */
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

/** The makers' technologies of a parameter, where they decide which part fits. */
export const technologyLabel = {
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
export type Technology = keyof typeof technologyLabel
