import { expect, test } from 'vitest'
import { sensorTypes } from './sensor-types.ts'

const offered = (...asked: Parameters<typeof sensorTypes>) => sensorTypes(...asked).map(({ label }) => label)

test('sensors of SpO2 and temperature have their types, other products none', () => {
  expect(offered('sensores-spo2')).toEqual(['Descartável', 'Reutilizável', 'Dedo', 'Orelha'])
  expect(offered('sensores-temperatura')).toEqual(['Esofágico', 'Retal', 'Pele', 'Nasofaríngeo'])
  expect(offered('cabos-ecg')).toEqual([])
  expect(offered(undefined)).toEqual([])
})

test('a type never contradicts the chosen application', () => {
  expect(offered('sensores-temperatura', 'Esofágico/retal')).toEqual(['Esofágico', 'Retal', 'Nasofaríngeo'])
  expect(offered('sensores-temperatura', 'Superfície (pele)')).toEqual(['Pele'])
})
