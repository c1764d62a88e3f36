import type { Parameter } from '#domain/catalogue/registry/parameters.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'

/**
 * What parts of a type measure or do. Types that are made for one machine (displays, boards, batteries, valves …) have
 * no parameter: a model's page shows only those that cite the model.
 */
export const typeParameter: Readonly<Partial<Record<ProductType, Parameter>>> = {
  'cabos-ecg': 'ecg',
  eletrodos: 'ecg',
  'cabos-pi': 'pi',
  'celulas-o2': 'o2',
  'bracadeiras-pni': 'pni',
  'cabos-extensoes-pni': 'pni',
  'conectores-pni': 'pni',
  'sensores-spo2': 'spo2',
  'sensores-temperatura': 'temperatura',
  'pas-eletrodos-desfibrilacao': 'desfibrilacao',
  capnografia: 'co2',
  'filtros-respiratorios': 'ventilacao',
}
