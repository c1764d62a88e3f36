/** The families of equipment (spec §3): public data keys, each with the label that a visitor reads. */
export const equipmentFamilyLabel = {
  'monitores-multiparametro': 'Monitores multiparâmetro',
  desfibriladores: 'Desfibriladores',
  'ventiladores-pulmonares': 'Ventiladores pulmonares',
  anestesia: 'Anestesia',
  'incubadoras-neonatais': 'Incubadoras neonatais',
  diagnostico: 'Diagnóstico',
} as const
export type EquipmentFamily = keyof typeof equipmentFamilyLabel
