import { colour, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate } from '../subject.ts'
import { circle, part, path, rect } from '../svg.ts'
import { cable } from '../parts/cable.ts'
import { caption, centreLines } from '../parts/plug-detail.ts'

function sensor(): string {
  return part('flow-sensor', [
    cable(['M216 190C216 80 120 30 40 60', 'M262 190C262 110 360 70 440 100'], { width: 12, core: colour.tint, name: 'tube' }),
    rect([40, 200, 120, 84], { fill: colour.tint, rx: 4 }),
    rect([320, 206, 120, 72], { fill: colour.tint, rx: 4 }),
    path('M160 200L186 186H294L320 206V278L294 298H186L160 284Z', { fill: colour.shade }),
    rect([200, 160, 32, 28], { fill: colour.mid, rx: 3 }),
    rect([246, 160, 32, 28], { fill: colour.mid, rx: 3 }),
    path('M240 186V298', {}),
    path('M70 200V284M412 206V278', thin),
    path('M100 320H380M368 314L380 320L368 326', thinOpen),
  ])
}

/** Flow and pressure sensors. */
export const flowSensor: Composition = {
  whole: (): Plate => ({ body: sensor(), alt: altText('Sensor de fluxo', 'dois tubos de pressão diferencial e seta do sentido do fluxo') }),
  detail: (): Plate => ({
    body: centreLines([240, 168], [170, 150]) + circle([240, 168], 124, { fill: colour.shade }) + circle([240, 168], 100, {}) + path('M240 68V268M176 92V244M304 92V244', { 'stroke-width': 5 }) + caption([240, 336], 'elemento de resistência'),
    alt: 'Sensor de fluxo visto pela boca, com o elemento de resistência.',
  }),
}
