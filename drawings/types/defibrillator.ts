import type { EquipmentComposition } from '#drawings/subject.ts'
import { cable } from '#drawings/plugs/cable.ts'
import {
  aed,
  cardioverter,
  compactDefibrillator,
  energySelector,
  handledCardioverter,
  recordingCardioverter,
  selectorCardioverter,
} from '#drawings/machines/defibrillators.ts'
import { multifunctionPad } from '#drawings/parts/paddles.ts'
import { machineByForm } from './machine-by-form.ts'

const pads = () =>
  cable(['M150 270C150 330 240 330 236 366', 'M330 270C330 330 250 330 246 366'], { width: 9 }) +
  multifunctionPad({ at: [140, 170], scale: 1.2, turn: -6 }) +
  multifunctionPad({ at: [340, 170], scale: 1.2, turn: 6 })
const selector = () => ({
  detail: energySelector(),
  detailAlt: 'seletor de energia em joules e os três passos do choque',
})

/** Defibrillators: with paddles and screen, compact, or automatic external. */
export const defibrillator: EquipmentComposition = machineByForm({
  'bifasico-pas': (seed) => ({
    whole: cardioverter(seed),
    wholeAlt: 'vista frontal com pás, tela e seletor de energia',
    ...selector(),
  }),
  'bifasico-seletor': () => ({
    whole: selectorCardioverter(),
    wholeAlt: 'vista frontal com pás e seletor ao lado da tela',
    ...selector(),
  }),
  'bifasico-alca': () => ({
    whole: handledCardioverter(),
    wholeAlt: 'vista frontal com alça, tela e pás nas laterais',
    ...selector(),
  }),
  'bifasico-registrador': () => ({
    whole: recordingCardioverter(),
    wholeAlt: 'vista frontal com pás, tela ampla e registrador em papel',
    ...selector(),
  }),
  'bifasico-compacto': (seed) => ({
    whole: compactDefibrillator(2 + (seed % 2)),
    wholeAlt: 'vista frontal com alça, tela e seletor de energia',
    ...selector(),
  }),
  dea: (seed) => ({
    whole: aed(seed),
    wholeAlt: 'desfibrilador externo automático, vista frontal',
    detail: pads(),
    detailAlt: 'par de eletrodos adesivos',
  }),
})
