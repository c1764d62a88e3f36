import { expect, test } from 'vitest'
import { equipmentFamilyLabel } from './equipment-families.ts'
import { productTypeLabel } from './product-types.ts'
import {
  availabilityDetailLabel,
  availabilityLabel,
  conditionLabel,
  keysOf,
  productCategoryLabel,
  sensorTypeLabels,
  sizeKeys,
} from './vocabulary.ts'

test('knows the product types of the spec and no other', () => {
  expect(keysOf(productTypeLabel).toSorted()).toEqual(
    [
      'displays-monitores-lcd',
      'celulas-o2',
      'bracadeiras-pni',
      'baterias',
      'sensores-transdutores',
      'cabos-pi',
      'eletrodos',
      'filtros-respiratorios',
      'analisadores',
      'placas-componentes-eletronicos',
      'cabos-ecg',
      'modulos',
      'sensores-spo2',
      'sensores-temperatura',
      'lampadas',
      'capnografia',
      'cabos-extensoes-pni',
      'conectores-pni',
      'valvulas-exalatorias',
      'pas-eletrodos-desfibrilacao',
      'sensores-transdutores-diversos',
      'papeis-registro',
    ].toSorted(),
  )
})

test('knows the two categories, the six equipment families and the five sizes', () => {
  expect(keysOf(productCategoryLabel)).toEqual(['equipamentos', 'acessorios-componentes'])
  expect(keysOf(equipmentFamilyLabel)).toHaveLength(6)
  expect(sizeKeys).toEqual(['neonatal', 'pediatrica', 'adulto', 'adulto-grande', 'obeso'])
})

test('words availability on cards as the spec does', () => {
  expect(availabilityLabel).toEqual({
    'em-estoque': 'Disponível',
    'sob-consulta': 'Sob Consulta',
    'em-breve': 'Em Breve',
  })
})

test('words availability on the product page as the spec does', () => {
  expect(availabilityDetailLabel).toEqual({
    'em-estoque': 'Em Estoque',
    'sob-consulta': 'Sob Consulta',
    'em-breve': 'Em Breve',
  })
})

test('knows the two conditions', () => {
  expect(keysOf(conditionLabel)).toEqual(['compativel', 'novo'])
})

test('asks for the sensor types of the spec', () => {
  expect(Object.keys(sensorTypeLabels['sensores-spo2'])).toEqual(['descartavel', 'reutilizavel', 'dedo', 'orelha'])
  expect(Object.keys(sensorTypeLabels['sensores-temperatura'])).toEqual(['esofagico', 'retal', 'pele', 'nasofaringeo'])
})

test('every key has its own label, different from the labels beside it', () => {
  for (const labels of [productTypeLabel, equipmentFamilyLabel, conditionLabel]) {
    const texts = Object.values(labels)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  }
})
