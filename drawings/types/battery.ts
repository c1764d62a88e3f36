import { colour, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate } from '../subject.ts'
import { d, label, part, path, rect } from '../svg.ts'

function pack(): string {
  return part('battery', [
    rect([70, 90, 320, 190], { fill: colour.shade, rx: 12 }),
    rect([94, 118, 200, 134], { rx: 4 }),
    label([116, 164], '+', { size: 34, weight: 600 }),
    label([116, 232], '−', { size: 34, weight: 600 }),
    path('M162 150H270M162 170H270M162 190H236', { ...thinOpen, stroke: colour.mid }),
    rect([162, 206, 108, 26], { fill: colour.tint, ...thin }),
    rect([162, 206, 76, 26], { fill: colour.mid, ...thin }),
    rect([390, 130, 22, 110], { fill: colour.mid, rx: 4 }),
    path([148, 168, 188, 208, 228].map((y) => d`M412 ${y - 3}H424`).join(''), { 'stroke-width': 8, 'stroke-linecap': 'butt' }),
    path('M320 110V260M340 110V260M360 110V260', thinOpen),
  ])
}

function contacts(): string {
  const plates = [0, 1, 2, 3, 4].map((index) => rect([112 + index * 54, 130, 36, 100], { fill: '#d9b65c', rx: 3 }) + label([130 + index * 54, 272], ['+', 'T', 'C', 'D', '−'][index] ?? '', { anchor: 'middle', size: 18, weight: 600 }))
  return rect([60, 80, 360, 220], { fill: colour.shade, rx: 16 }) + rect([84, 108, 312, 136], { fill: colour.mid, rx: 6 }) + plates.join('')
}

/** Rechargeable batteries. */
export const battery: Composition = {
  whole: (): Plate => ({ body: pack(), alt: altText('Bateria recarregável', 'vista lateral com os contatos à direita') }),
  detail: (): Plate => ({ body: contacts(), alt: 'Contatos da bateria vistos de frente.' }),
}
