import { colour } from '#drawings/palette.ts'
import type { EquipmentComposition } from '#drawings/subject.ts'
import { label, placed } from '#drawings/svg.ts'
import {
  bedsideMonitor,
  compactMonitor,
  modularMonitor,
  monitorInputs,
  transportMonitor,
} from '#drawings/machines/bedside-monitor.ts'
import { screen } from '#drawings/parts/screen.ts'
import { machineByForm } from './machine-by-form.ts'

const inputs = [
  ['ECG', '#2c8a4b'],
  ['SpO₂', '#2b62ae'],
  ['PNI', colour.mid],
  ['T1', '#83532f'],
] as const
const named =
  monitorInputs(inputs) +
  inputs.map(([name], index) => label([376, 84 + index * 66], name, { size: 18, weight: 600 })).join('')
const entries = { detail: placed({ at: [-30, 0] }, named), detailAlt: 'entradas de ECG, SpO2, PNI e temperatura' }
const closeScreen = (rows: number) => ({
  detail: screen([24, 36, 432, 288], { rows }),
  detailAlt: 'tela com curvas e valores',
})

/** Multiparameter monitors. */
export const monitor: EquipmentComposition = machineByForm({
  'beira-leito': (seed) => ({
    whole: bedsideMonitor(4 + (seed % 2)),
    wholeAlt: 'vista frontal com botão giratório e teclas',
    ...entries,
  }),
  compacto: (seed) => ({
    whole: compactMonitor(3 + (seed % 2), 5 + (seed % 3)),
    wholeAlt: 'vista frontal com entradas ao lado da tela',
    ...entries,
  }),
  modular: (seed) => ({
    whole: modularMonitor(4 + (seed % 3), 2 + (seed % 2)),
    wholeAlt: 'tela ampla com módulos de encaixe',
    ...closeScreen(4 + (seed % 2)),
  }),
  transporte: (seed) => ({ whole: transportMonitor(2 + (seed % 2)), wholeAlt: 'monitor pequeno com alça', ...entries }),
})
