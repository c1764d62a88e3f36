import { colour, inkFill, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate } from '../subject.ts'
import { circle, d, part, path, rect } from '../svg.ts'
import { caption } from '../parts/plug-detail.ts'

function valve(): string {
  return part('valve', [
    rect([40, 196, 150, 66], { fill: colour.tint, rx: 4 }),
    path('M70 196V262', thin),
    rect([196, 250, 74, 84], { fill: colour.tint, rx: 4 }),
    path('M160 196C160 150 180 128 232 128C286 128 306 150 306 196V222C306 244 290 258 264 258H160Z', { fill: colour.shade }),
    rect([146, 86, 174, 46], { fill: colour.mid, rx: 10 }),
    path([166, 184, 202, 220, 238, 256, 274, 292].map((x) => d`M${x} 92V126`).join(''), thinOpen),
    rect([216, 44, 34, 42], { fill: colour.paper }),
    path('M216 56L250 58M216 68L250 70', thinOpen),
    rect([306, 186, 110, 50], { fill: colour.tint, rx: 4 }),
    path('M386 186V236', thin),
  ])
}

function parts(): string {
  return [
    circle([130, 170], 84, { fill: colour.shade }) + circle([130, 170], 62, {}) + circle([130, 170], 22, { fill: colour.mid }) + caption([130, 300], 'diafragma'),
    circle([350, 170], 84, { fill: colour.tint }) + circle([350, 170], 50, {}) + circle([350, 170], 8, inkFill) + path('M350 120V162M350 178V220M300 170H342M358 170H400', thin) + caption([350, 300], 'assento'),
  ].join('')
}

/** Exhalation valves of ventilators. */
export const exhalationValve: Composition = {
  whole: (): Plate => ({ body: valve(), alt: altText('Válvula exalatória', 'corpo com conexão ao paciente, saída e tomada de pilotagem') }),
  detail: (): Plate => ({ body: parts(), alt: 'Diafragma e assento da válvula exalatória.' }),
}
