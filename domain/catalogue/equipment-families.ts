import type { EquipmentKind } from './registry/equipment-model.ts'

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

/** The kinds of machines of each family: a search for a family's fault leaves out parts that cite only other kinds. */
export const kindsOfFamily: Readonly<Record<EquipmentFamily, readonly EquipmentKind[]>> = {
  'monitores-multiparametro': ['monitor', 'modulo', 'pni', 'oximetro', 'capnografo'],
  desfibriladores: ['desfibrilador', 'dea'],
  'ventiladores-pulmonares': ['ventilador', 'cpap', 'umidificador'],
  anestesia: ['anestesia'],
  'incubadoras-neonatais': ['incubadora', 'berco'],
  diagnostico: ['eletrocardiografo', 'ultrassom', 'oximetro', 'fetal'],
}
