import { colour, inkFill, thinLine, thinOutline } from '#drawings/palette.ts'
import type { Composition } from '#drawings/subject.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { caption } from '#drawings/plugs/plug-detail.ts'
import { byForm, fixedComposition } from './by-form.ts'

/** Valve body of a ventilator's expiratory outlet, with its screwed cover over the diaphragm. */
function bodyWithDiaphragm(): string {
  return part('valve', [
    rect([40, 196, 130, 66], { fill: colour.tint, rx: 4 }),
    path('M70 196V262', thinLine),
    rect([196, 250, 74, 84], { fill: colour.tint, rx: 4 }),
    path('M160 196C160 150 180 128 232 128C286 128 306 150 306 196V222C306 244 290 262 264 262H160Z', {
      fill: colour.shade,
    }),
    rect([146, 86, 174, 46], { fill: colour.mid, rx: 10 }),
    path([166, 184, 202, 220, 238, 256, 274, 292].map((x) => `M${x} 92V126`).join(''), thinOutline),
    rect([306, 186, 110, 50], { fill: colour.tint, rx: 4 }),
    path('M386 186V236', thinLine),
    path('M172 156H294', { ...thinOutline, 'stroke-dasharray': '6 5' }),
  ])
}

/** An open body and, above it, the membrane that the ventilator pushes: its metal plate is up, towards the machine. */
function bodyWithMembrane(): string {
  return part('valve', [
    rect([150, 84, 160, 12], { fill: '#cdd3d6', rx: 3 }),
    path('M126 96H334C334 116 300 122 296 134H164C160 122 126 116 126 96Z', { fill: colour.sheet }),
    path('M230 142V184', { ...thinOutline, 'stroke-dasharray': '6 5' }),
    path('M130 186H330V206H310V262H150V206H130Z', { fill: colour.shade }),
    path('M160 196H300', { ...thinOutline, 'stroke-dasharray': '6 5' }),
    rect([306, 214, 110, 46], { fill: colour.tint, rx: 4 }),
    path('M386 214V260', thinLine),
    rect([196, 258, 68, 72], { fill: colour.tint, rx: 4 }),
  ])
}

/** In-line valve of a single-limb circuit: a thin pilot tube swells the membrane. */
function piloted(): string {
  return part('valve', [
    cable('M240 88C240 20 330 10 470 40', { width: 11, core: colour.sheet, name: 'tube' }),
    rect([30, 180, 130, 70], { fill: colour.tint, rx: 4 }),
    rect([320, 184, 130, 62], { fill: colour.tint, rx: 4 }),
    path('M150 172H330V258H150Z', { fill: colour.shade }),
    path('M176 172L188 122H292L304 172Z', { fill: colour.tint }),
    rect([180, 104, 120, 22], { fill: colour.mid, rx: 6 }),
    rect([228, 82, 24, 24], {}),
    path('M186 150H294', { ...thinOutline, 'stroke-dasharray': '6 5' }),
    ...[196, 226, 256, 286].map((x) => rect([x - 9, 258, 18, 26], { fill: colour.tint })),
    path('M60 180V250M420 184V246', thinLine),
    path(
      'M200 302V326M240 302V326M280 302V326M194 320L200 328L206 320M234 320L240 328L246 320M274 320L280 328L286 320',
      thinOutline,
    ),
  ])
}

const parts = (pilot: boolean) =>
  [
    circle([130, 160], 86, { fill: colour.shade }) +
      circle([130, 160], 66, {}) +
      circle([130, 160], pilot ? 40 : 22, { fill: pilot ? colour.tint : colour.mid }) +
      caption([130, 292], pilot ? 'membrana' : 'diafragma'),
    circle([350, 160], 86, { fill: colour.tint }) +
      circle([350, 160], 52, {}) +
      circle([350, 160], 8, inkFill) +
      path('M350 108V152M350 168V212M298 160H342M358 160H402', thinLine) +
      caption([350, 292], 'assento'),
  ].join('')

/** Exhalation valves of ventilators. */
export const exhalationValve: Composition = byForm({
  'corpo-diafragma': fixedComposition(
    () => ({
      whole: bodyWithDiaphragm(),
      wholeAlt: 'corpo com tampa rosqueada sobre o diafragma',
      detail: parts(false),
      detailAlt: 'diafragma e assento',
    }),
    true,
  ),
  'corpo-membrana': fixedComposition(
    () => ({
      whole: bodyWithMembrane() + caption([424, 96], 'placa'),
      wholeAlt: 'corpo e membrana com a placa metálica para cima',
      detail: parts(false),
      detailAlt: 'membrana e assento',
    }),
    true,
  ),
  'pilotada-em-linha': fixedComposition(
    () => ({
      whole: piloted(),
      wholeAlt: 'corpo em linha com tubo fino de pilotagem',
      detail: parts(true),
      detailAlt: 'membrana e assento',
    }),
    true,
  ),
})
