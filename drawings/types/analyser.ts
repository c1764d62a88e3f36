import { colour, thinLine } from '#drawings/palette.ts'
import type { Composition } from '#drawings/subject.ts'
import { circle, label, part, path, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { caption } from '#drawings/plugs/plug-detail.ts'
import { byForm, fixedComposition } from './by-form.ts'

const glow = '#d7ebe4'

function cellOnCable(): string {
  return (
    rect([332, 170, 80, 96], { fill: colour.tint, rx: 8 }) +
    rect([332, 196, 80, 34], {}) +
    label([372, 220], 'O₂', { size: 18, weight: 600, anchor: 'middle', fill: colour.petrol }) +
    rect([350, 266, 44, 34], { fill: colour.shade }) +
    path('M350 276L394 280M350 288L394 292', thinLine)
  )
}

function portable(): string {
  return part('analyser', [
    cable('M214 40C214 -10 350 -6 366 70C376 120 372 150 372 176', { width: 9 }),
    rect([90, 34, 190, 296], { fill: colour.shade, rx: 22 }),
    rect([112, 62, 146, 92], { fill: colour.petrolDeep, rx: 6 }),
    label([232, 122], '21,0', { size: 44, weight: 600, anchor: 'end', fill: glow }),
    label([250, 146], '%', { size: 16, anchor: 'end', fill: glow }),
    label([185, 192], 'O₂', { size: 22, weight: 600, anchor: 'middle' }),
    ...[150, 220].map((x) => circle([x, 236], 22, { fill: colour.tint })),
    path('M212 236H228M220 228V244M142 236H158', {}),
    rect([150, 280, 70, 24], { fill: colour.mid, rx: 6 }),
    cellOnCable(),
  ])
}

function continuous(): string {
  const limit = (y: number, text: string, value: string) =>
    label([214, y], text, { size: 15 }) +
    rect([262, y - 20, 62, 28], { fill: colour.petrolDeep, ...thinLine, rx: 3 }) +
    label([316, y], value, { size: 18, anchor: 'end', fill: glow })
  return part('analyser', [
    cable('M330 250C380 250 372 130 372 176', { width: 9 }),
    path('M100 60V42C100 32 106 26 116 26H260C270 26 276 32 276 42V60', { fill: 'none', 'stroke-width': 9 }),
    rect([40, 58, 300, 250], { fill: colour.shade, rx: 14 }),
    rect([62, 82, 134, 84], { fill: colour.petrolDeep, rx: 6 }),
    label([176, 140], '40', { size: 48, weight: 600, anchor: 'end', fill: glow }),
    label([190, 156], '%', { size: 15, anchor: 'end', fill: glow }),
    limit(112, 'alto', '45'),
    limit(156, 'baixo', '35'),
    circle([90, 232], 24, { fill: colour.tint }),
    circle([158, 232], 24, { fill: colour.tint }),
    path('M90 222V242M80 232H100M148 232H168', {}),
    path('M222 252L250 206L278 252Z', { fill: '#f0c02e' }),
    path('M250 222V236M250 244V246', {}),
    cellOnCable(),
  ])
}

const reading = (value: string, text: string) =>
  rect([60, 56, 360, 220], { fill: colour.shade, rx: 20 }) +
  rect([88, 82, 304, 168], { fill: colour.petrolDeep, rx: 8 }) +
  label([330, 200], value, { size: 92, weight: 600, anchor: 'end', fill: glow }) +
  label([378, 226], '%', { size: 30, anchor: 'end', fill: glow }) +
  caption([240, 324], text)

/** Oxygen analysers. */
export const analyser: Composition = byForm({
  'portatil-celula-no-cabo': fixedComposition(() => ({
    whole: portable(),
    wholeAlt: 'aparelho de mão com a célula no cabo',
    detail: reading('21,0', 'leitura em ar ambiente'),
    detailAlt: 'mostrador em ar ambiente',
  })),
  'continuo-com-alarmes': fixedComposition(() => ({
    whole: continuous(),
    wholeAlt: 'limites de alarme alto e baixo e célula no cabo',
    detail: reading('100', 'calibração em oxigênio'),
    detailAlt: 'mostrador na calibração em oxigênio',
  })),
})
