import { technologyLabel } from '#domain/catalogue/registry/parameters.ts'

/**
 * The technology of a sensor or its cable, in words: a part of another technology may go into the socket and read wrong
 * values or none.
 */
export const partTechnologyLabel = {
  masimo: technologyLabel.masimo,
  nellcor: technologyLabel.nellcor,
  'nellcor-oximax': technologyLabel['nellcor-oximax'],
  fast: technologyLabel.fast,
  trusignal: technologyLabel.trusignal,
  nonin: technologyLabel.nonin,
  mindray: 'SpO2 Mindray',
  'nihon-kohden': 'SpO2 Nihon Kohden',
  dixtal: 'SpO2 Dixtal',
  comen: 'SpO2 Comen',
  biolight: 'SpO2 Biolight',
  emai: 'SpO2 Emai',
  'ysi-400': 'série 400 (YSI)',
  'ysi-700': 'série 700 (YSI)',
  'mainstream-philips': 'fluxo principal CAPNOSTAT (Philips Respironics)',
  sidestream: technologyLabel.sidestream,
  microstream: technologyLabel.microstream,
} as const
export type PartTechnology = keyof typeof partTechnologyLabel
