import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { type Box, circle, part, path, rect, label } from '#drawings/svg.ts'
import { castor, corrugated, knob } from '#drawings/parts/knob.ts'
import { screen } from '#drawings/parts/screen.ts'
import type { EquipmentComposition } from '#drawings/subject.ts'
import { machineByForm } from './machine-by-form.ts'

/** A vaporiser with its agent's colour band. */
function vaporiser(x: number, fill: string): string {
  return part(
    'vaporiser',
    rect([x, 150, 40, 58], { fill: colour.tint, rx: 4 }) +
      rect([x, 182, 40, 14], { fill, ...thinLine }) +
      circle([x + 20, 150], 16, { fill: colour.mid }) +
      path(`M${x + 20} 150V138`, { stroke: colour.sheet }),
  )
}

/** Screen of the workstation. */
function anaesthesiaScreen(box: Box, rows = 3): string {
  return screen(box, { rows, curves: ['breath', 'flow', 'volume'], values: ['18', '40', '2'] })
}

/** The breathing system at the left: hoses to the mask elbow, reservoir bag. */
function breathingSystem(): string {
  return part('breathing-system', [
    corrugated('M116 226C60 226 36 190 40 130C42 96 70 96 76 120', 14),
    corrugated('M116 250C30 256 6 150 22 110C36 76 80 84 80 118', 14),
    path('M54 264C40 290 46 330 76 330C104 330 108 290 94 264C90 258 58 258 54 264Z', { fill: colour.mid }),
    path('M66 258V240H84V258', { fill: colour.tint }),
  ])
}

/** Bellows in its clear jar. */
function bellows(x: number, y: number): string {
  return part(
    'bellows',
    rect([x, y, 66, 92], { rx: 6 }) +
      path(
        [0, 1, 2, 3, 4]
          .map(
            (index) =>
              `M${x + 12} ${y + 22 + index * 14}L${x + 33} ${y + 15 + index * 14}L${x + 54} ${y + 22 + index * 14}`,
          )
          .join(''),
        thinOutline,
      ) +
      rect([x - 4, y + 92, 74, 12], { fill: colour.mid, rx: 3 }),
  )
}

/** Flow tubes with their floats. */
function flowTubes(): string {
  return (
    path('M168 140V206M186 140V206M204 140V206', { 'stroke-width': 8 }) +
    path('M168 180V206M186 160V206M204 190V206', { 'stroke-width': 4, stroke: colour.tint })
  )
}

/** Drawers on castors. */
function drawers(count = 3): string {
  const height = 76 / count
  const rows = Array.from(
    { length: count },
    (_, index) =>
      (index > 0 ? `M190 ${Math.round(246 + index * height)}H370` : '') +
      `M270 ${Math.round(246 + (index + 0.5) * height)}H290`,
  ).join('')
  return (
    rect([170, 220, 220, 26], { fill: colour.mid, rx: 3 }) +
    rect([178, 246, 204, 76], { fill: colour.shade, rx: 4 }) +
    path(rows, thinLine) +
    castor([196, 334]) +
    castor([364, 334])
  )
}

/** Gas cylinder at the back, in Brazil's green for oxygen. */
function cylinder(): string {
  return part(
    'cylinder',
    path('M390 270H402M390 160H402', {}) +
      rect([402, 130, 30, 170], { fill: wire.green, rx: 14 }) +
      path('M410 130V118H424V130', { fill: colour.mid }),
  )
}

const bench = rect([150, 126, 240, 94], { fill: colour.shade, rx: 6 })
const gauge = circle([360, 170], 16, { fill: colour.sheet, ...thinLine }) + path('M360 170L368 160', thinLine)
const vaporisers = vaporiser(236, wire.yellow) + vaporiser(288, wire.violet)
const absorber =
  rect([112, 214, 66, 66], { fill: colour.tint, rx: 6 }) + path('M120 232H170M120 246H170M120 260H170', thinLine)

const withBellows = (seed: number) =>
  breathingSystem() +
  rect([196, 14, 170, 112], { fill: colour.shade, rx: 8 }) +
  anaesthesiaScreen([208, 26, 146, 84], 2 + (seed % 2)) +
  bench +
  vaporisers +
  flowTubes() +
  gauge +
  drawers(2 + (seed % 3)) +
  bellows(112, 176) +
  (seed % 4 === 3 ? '' : cylinder())
const withCanister = () =>
  breathingSystem() +
  path('M300 112H324V130H300Z', { fill: colour.mid }) +
  rect([226, 22, 168, 96], { fill: colour.shade, rx: 12 }) +
  anaesthesiaScreen([238, 34, 116, 72], 2) +
  knob([374, 70], 12) +
  bench +
  vaporisers +
  flowTubes() +
  gauge +
  rect([116, 176, 60, 58], { fill: colour.tint, rx: 6 }) +
  rect([116, 238, 60, 56], { fill: colour.sheet, rx: 6 }) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) => circle([128 + (index % 4) * 12, 258 + Math.floor(index / 4) * 16], 5, thinLine))
    .join('') +
  drawers(1) +
  cylinder()
const withPiston = () =>
  breathingSystem() +
  rect([170, 30, 200, 96], { fill: colour.shade, rx: 6 }) +
  anaesthesiaScreen([182, 42, 128, 70], 2) +
  knob([342, 78], 16) +
  bench +
  vaporisers +
  flowTubes() +
  gauge +
  absorber +
  drawers() +
  cylinder()
const withWideScreen = () =>
  breathingSystem() +
  path('M262 118H282V140H262Z', { fill: colour.mid }) +
  rect([160, 8, 236, 114], { fill: colour.shade, rx: 6 }) +
  anaesthesiaScreen([172, 18, 212, 92]) +
  rect([150, 136, 240, 84], { fill: colour.shade, rx: 10 }) +
  vaporisers +
  rect([350, 152, 26, 52], { fill: colour.petrolDeep, rx: 3, ...thinLine }) +
  bellows(112, 176) +
  drawers()
const modular = () =>
  breathingSystem() +
  path('M166 20V126M384 20V126M160 62H390', { 'stroke-width': 7 }) +
  rect([196, 4, 150, 54], { fill: colour.tint, rx: 5 }) +
  anaesthesiaScreen([206, 12, 100, 38], 1) +
  rect([190, 70, 170, 56], { fill: colour.shade, rx: 4 }) +
  path('M204 84H260M204 98H260M204 112H240', thinLine) +
  knob([324, 98], 16) +
  bench +
  vaporisers +
  flowTubes() +
  gauge +
  absorber +
  drawers() +
  cylinder()

const tubes = [340, 378, 416]
  .map(
    (x, index) =>
      rect([x - 12, 60, 24, 240], { rx: 6 }) +
      rect([x - 12, 140 + index * 40, 24, 160 - index * 40], { fill: colour.shade, ...thinLine }) +
      circle([x, 140 + index * 40], 8, { fill: colour.ink }),
  )
  .join('')
const bigVaporisers = [100, 220]
  .map(
    (x, index) =>
      rect([x - 46, 130, 92, 170], { fill: colour.tint, rx: 8 }) +
      rect([x - 46, 222, 92, 40], { fill: index ? wire.violet : wire.yellow }) +
      knob([x, 110], 44, index ? 30 : -30),
  )
  .join('')
const close = {
  detail:
    bigVaporisers +
    tubes +
    label([160, 332], 'vaporizadores', { anchor: 'middle' }) +
    label([378, 332], 'fluxômetros', { anchor: 'middle' }),
  detailAlt: 'vaporizadores e fluxômetros',
}

/**
 * A workstation, with the close-up that all share. In: how it is drawn from a seed, and the words for its alternative
 * text.
 */
const station = (whole: (seed: number) => string, wholeAlt: string) => (seed: number) => ({
  whole: whole(seed),
  wholeAlt,
  ...close,
})

/** Anaesthesia workstations. */
export const anaesthesia: EquipmentComposition = machineByForm({
  'estacao-fole': station(withBellows, 'estação com fole, vaporizadores, fluxômetros e tela'),
  'estacao-pistao': station(withPiston, 'estação com ventilador de pistão, vaporizadores e fluxômetros'),
  'estacao-canister': station(withCanister, 'estação com absorvedor de CO2, vaporizadores, fluxômetros e tela'),
  'estacao-tela-ampla': station(withWideScreen, 'estação com tela ampla, vaporizadores e fole'),
  'carro-modular': station(modular, 'carro modular com prateleiras, vaporizadores e fluxômetros'),
})
