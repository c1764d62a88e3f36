import { colour, thinOutline } from '#drawings/palette.ts'
import { loopedCable, loopedCableEntry } from '#drawings/parts/looped-cable.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { plugOf, plugTitle } from '#drawings/plugs/plug-view.ts'
import { altText, type Composition } from '#drawings/subject.ts'
import { label, part, path, type Placement, placed, rect } from '#drawings/svg.ts'

/** One tip: the cable enters at the origin, the grip seals the port, the slim pin stands in the gas. */
function tip(placement: Placement): string {
  return part(
    'probe',
    placed(placement, [
      rect([0, -12, 34, 24], { fill: colour.mid, rx: 5 }),
      path('M34 -16H54L60 -10V10L54 16H34Z', { fill: colour.shade }),
      path('M60 -5H96C104 -5 104 5 96 5H60Z', { fill: colour.tint }),
      path('M8 -6V6M16 -6V6M24 -6V6', thinOutline),
    ]),
  )
}

/** The double probe of a heated humidifier: one tip at the chamber, one near the patient. */
export const humidifierProbe: Composition = {
  whole: (subject) => ({
    body: [
      cable(loopedCable([236, 150]), { width: 9 }),
      cable(['M236 150C290 150 280 80 330 80', 'M236 150C290 150 280 216 330 216'], { width: 7 }),
      tip({ at: [326, 80] }),
      tip({ at: [326, 216] }),
      label([380, 124], 'saída da câmara', { anchor: 'middle', size: 16.5 }),
      label([380, 260], 'junto ao paciente', { anchor: 'middle', size: 16.5 }),
      plug(plugOf(subject), { at: loopedCableEntry }),
    ].join(''),
    alt: altText(
      'Sonda de temperatura de umidificador',
      'duas pontas, na saída da câmara e junto ao paciente',
      `com ${plugTitle(plugOf(subject))}`,
    ),
  }),
  detail: () => ({
    body: [
      centreLines([250, 170], [200, 90]),
      cable('M-10 170H110', { width: 20 }),
      tip({ at: [100, 170], scale: 2.8 }),
      caption([240, 300], 'anel de vedação e haste de medida'),
    ].join(''),
    alt: 'Ponta da sonda do umidificador em detalhe: punho, anel de vedação e haste de medida.',
  }),
}
