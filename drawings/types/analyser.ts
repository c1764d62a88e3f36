import { colour, thin } from '../palette.ts'
import { altText, type Composition, type Plate } from '../subject.ts'
import { circle, label, part, path, rect } from '../svg.ts'
import { cable } from '../parts/cable.ts'
import { caption } from '../parts/plug-detail.ts'

function meter(): string {
  return part('analyser', [
    cable('M214 40C214 -10 350 -6 366 70C376 120 372 150 372 176', { width: 9 }),
    rect([90, 34, 190, 296], { fill: colour.shade, rx: 22 }),
    rect([112, 62, 146, 92], { fill: colour.petrolDeep, rx: 6 }),
    label([186, 122], '21,0', { size: 44, weight: 600, anchor: 'middle', fill: '#d7ebe4' }),
    label([248, 144], '%', { size: 16, anchor: 'end', fill: '#d7ebe4' }),
    label([185, 190], 'O₂', { size: 22, weight: 600, anchor: 'middle' }),
    ...[150, 220].map((x) => circle([x, 236], 22, { fill: colour.tint })),
    rect([150, 280, 70, 24], { fill: colour.mid, rx: 6 }),
    path('M212 236H228M220 228V244M142 236H158', {}),
    rect([332, 170, 80, 96], { fill: colour.tint, rx: 8 }),
    rect([332, 196, 80, 34], {}),
    rect([350, 266, 44, 34], { fill: colour.shade }),
    path('M350 276L394 280M350 288L394 292', thin),
  ])
}

/** Oxygen and gas analysers. */
export const analyser: Composition = {
  whole: (): Plate => ({ body: meter(), alt: altText('Analisador portátil de oxigênio', 'com célula no cabo') }),
  detail: (): Plate => ({
    body: rect([60, 60, 360, 220], { fill: colour.shade, rx: 20 }) + rect([88, 86, 304, 168], { fill: colour.petrolDeep, rx: 8 }) + label([230, 206], '21,0', { size: 96, weight: 600, anchor: 'middle', fill: '#d7ebe4' }) + label([376, 230], '%', { size: 32, anchor: 'end', fill: '#d7ebe4' }) + caption([240, 320], 'leitura no ar ambiente'),
    alt: 'Mostrador do analisador com a leitura do ar ambiente, 21,0%.',
  }),
}
