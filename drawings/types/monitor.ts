import type { EquipmentComposition } from '#drawings/subject.ts'
import { label, placed } from '#drawings/svg.ts'
import {
  bedsideMonitor,
  compactMonitor,
  modularMonitor,
  monitorInputs,
  transportMonitor,
} from '#drawings/machines/bedside-monitor.ts'
import { inputsOf, type MonitorInput } from '#drawings/machines/monitor-inputs.ts'
import { screen } from '#drawings/parts/screen.ts'
import { machineByForm } from './machine-by-form.ts'

const closeScreen = (rows: number) => ({
  detail: screen([24, 36, 432, 288], { rows }),
  detailAlt: 'tela com curvas e valores',
})

/** A close-up of the inputs that the data name; of the screen where they name none. */
function close(inputs: readonly MonitorInput[], rows: number) {
  if (inputs.length === 0) return closeScreen(rows)
  const names = inputs.map(([name], index) => label([376, 84 + index * 66], name, { size: 18, weight: 600 }))
  return {
    detail: placed({ at: [-30, (4 - inputs.length) * 33] }, monitorInputs(inputs) + names.join('')),
    detailAlt: `entradas de ${[...new Set(inputs.map(([name]) => name))].join(', ')}`,
  }
}

/** Multiparameter monitors. */
export const monitor: EquipmentComposition = machineByForm({
  'beira-leito': (seed, machine) => ({
    whole: bedsideMonitor(4 + (seed % 2)),
    wholeAlt: 'vista frontal com botão giratório e teclas',
    ...close(inputsOf(machine), 4),
  }),
  compacto: (seed, machine) => {
    const hasKnob = machine.description.includes('botão rotativo')
    return {
      whole: compactMonitor({ rows: 3 + (seed % 2), inputs: inputsOf(machine), hasKnob }),
      wholeAlt: `vista frontal com entradas ao lado da tela${hasKnob ? ', teclas e botão rotativo' : ''}`,
      ...close(inputsOf(machine), 4),
    }
  },
  modular: (seed) => ({
    whole: modularMonitor(4 + (seed % 3), 2 + (seed % 2)),
    wholeAlt: 'tela ampla com módulos de encaixe',
    ...closeScreen(4 + (seed % 2)),
  }),
  transporte: (seed, machine) => ({
    whole: transportMonitor(2 + (seed % 2), inputsOf(machine)),
    wholeAlt: 'monitor pequeno com alça',
    ...close(inputsOf(machine), 3),
  }),
})
