import { colour } from '#drawings/palette.ts'
import type { EquipmentComposition } from '#drawings/subject.ts'
import { rect } from '#drawings/svg.ts'
import {
  columnVentilator,
  newbornVentilator,
  proximalVentilator,
  transportVentilator,
  trolleyVentilator,
  ventilatorScreen,
  wideVentilator,
} from '#drawings/machines/ventilators.ts'
import { machineByForm } from './machine-by-form.ts'

const close = (rows: number, patient: 'adulto' | 'neonatal' = 'adulto') => ({
  detail:
    rect([24, 28, 432, 304], { fill: colour.shade, rx: 14 }) + ventilatorScreen([44, 48, 392, 264], rows, patient),
  detailAlt: 'tela com as curvas de pressão, fluxo e volume',
})

/** Lung ventilators: on a trolley, for transport, for newborns. */
export const ventilator: EquipmentComposition = machineByForm({
  pedestal: (seed) => ({
    whole: trolleyVentilator(seed),
    wholeAlt: 'sobre pedestal, com tela e circuito respiratório',
    ...close(3),
  }),
  'pedestal-sensor-proximal': () => ({
    whole: proximalVentilator(),
    wholeAlt: 'sobre pedestal, com alça e as linhas do sensor de fluxo proximal',
    ...close(3),
  }),
  'pedestal-coluna': () => ({
    whole: columnVentilator(),
    wholeAlt: 'sobre pedestal, com teclas em coluna ao lado da tela',
    ...close(3),
  }),
  'pedestal-tela-ampla': () => ({
    whole: wideVentilator(),
    wholeAlt: 'tela ampla sobre pedestal e circuito respiratório',
    ...close(3),
  }),
  transporte: (seed) => ({
    whole: transportVentilator(2 + (seed % 2)),
    wholeAlt: 'portátil, com alça e botões de ajuste',
    ...close(2 + (seed % 2)),
  }),
  neonatal: () => ({
    whole: newbornVentilator(),
    wholeAlt: 'coluna neonatal com umidificador e circuito fino',
    ...close(3, 'neonatal'),
  }),
})
