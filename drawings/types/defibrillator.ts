import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, d, label, part, path, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { knob } from '#drawings/parts/knob.ts'
import { paddle, multifunctionPad } from '#drawings/parts/paddles.ts'
import { keys, screen } from '#drawings/parts/screen.ts'
import type { EquipmentComposition } from '#drawings/subject.ts'
import { machineByForm } from './machine-by-form.ts'

const steps = [wire.yellow, wire.green, wire.red] as const

/** Cardioverter with external paddles on top. */
function cardioverter(seed: number): string {
  const rows = 2 + (seed % 2)
  const left = seed % 3 === 0
  return part('defibrillator', [
    cable(['M86 110C20 110 20 230 70 250', 'M394 110C460 110 460 230 410 250'], { width: 9, core: colour.mid }),
    paddle({ at: [134, 68], scale: 0.78 }),
    paddle({ at: [346, 68], scale: 0.78 }),
    rect([60, 116, 360, 208], { fill: colour.shade, rx: 8 + (seed % 5) * 6 }),
    screen([82, 138, 206, 128], { rows }),
    knob([352, 180], 34, 60),
    path('M352 136V130M390 158L396 154M314 158L308 154', thinLine),
    ...steps.map((fill, index) => circle([316 + index * 36, 250], 15, { fill })),
    keys([left ? 194 : 82, 280, 210, 26], 4 + (seed % 4)),
    rect([left ? 82 : 306, 282, 94, 22], { ...thinLine, rx: 3 }),
  ])
}

/** Cardioverter led by its selector: the dial stands left of the screen. */
function selectorCardioverter(): string {
  return part('defibrillator', [
    cable(['M86 110C20 110 20 230 70 250', 'M394 110C460 110 460 230 410 250'], { width: 9, core: colour.mid }),
    paddle({ at: [134, 68], scale: 0.78 }),
    paddle({ at: [346, 68], scale: 0.78 }),
    rect([60, 116, 360, 208], { fill: colour.shade, rx: 28 }),
    knob([134, 198], 50, -40),
    path('M134 134V126M180 152L186 146M88 152L82 146M198 198H206M70 198H78', thinLine),
    screen([224, 138, 176, 120], { rows: 2 }),
    ...steps.map((fill, index) => circle([98 + index * 36, 290], 14, { fill })),
    keys([224, 276, 180, 28], 5),
  ])
}

/** Monitor and defibrillator with a handle; the paddles hang at its sides. */
function handledCardioverter(): string {
  return part('defibrillator', [
    cable(['M40 226C30 320 90 356 150 326', 'M440 226C450 320 390 356 330 326'], { width: 9, core: colour.mid }),
    paddle({ at: [62, 196], scale: 0.72, turn: -90 }),
    paddle({ at: [418, 196], scale: 0.72, turn: 90 }),
    path('M156 70V44C156 30 166 22 182 22H298C314 22 324 30 324 44V70', { fill: 'none', 'stroke-width': 12 }),
    rect([108, 66, 264, 264], { fill: colour.shade, rx: 14 }),
    screen([126, 84, 168, 150], { rows: 3 }),
    knob([334, 112], 24, 60),
    ...steps.map((fill, index) => circle([334, 160 + index * 36], 14, { fill })),
    keys([126, 250, 228, 24], 6),
    rect([126, 288, 110, 26], { ...thinLine, rx: 3 }),
    circle([336, 300], 12, { fill: colour.mid }),
  ])
}

/** Cardioverter that prints: the strip leaves the recorder under a wide screen. */
function recordingCardioverter(): string {
  return part('defibrillator', [
    cable(['M104 92C30 92 20 200 62 236', 'M376 92C450 92 460 200 418 236'], { width: 9, core: colour.mid }),
    paddle({ at: [150, 52], scale: 0.7 }),
    paddle({ at: [330, 52], scale: 0.7 }),
    rect([60, 98, 360, 222], { fill: colour.shade, rx: 6 }),
    screen([80, 116, 236, 116], { rows: 3 }),
    knob([368, 150], 28, 20),
    ...steps.map((fill, index) => rect([340, 196 + index * 34, 56, 24], { fill, rx: 5 })),
    keys([80, 244, 242, 20], 7),
    rect([80, 276, 150, 30], { fill: colour.mid, rx: 3 }),
    path('M96 292V350H214V292Z', {}),
    path('M104 326H124L130 312L138 340L144 326H166L172 312L180 340L186 326H206', thinOutline),
  ])
}

/** Compact defibrillator with a handle; paddles or pads plug in at the side. */
function compactDefibrillator(rows: number): string {
  return part('defibrillator', [
    cable('M398 226C450 226 452 300 410 322C380 336 340 330 320 352', { width: 11, core: colour.mid }),
    path('M132 74V46C132 32 142 24 158 24H322C338 24 348 32 348 46V74', { fill: 'none', 'stroke-width': 12 }),
    rect([84, 70, 312, 236], { fill: colour.shade, rx: 24 }),
    screen([106, 94, 176, 148], { rows }),
    knob([338, 130], 32, 40),
    ...steps.map((fill, index) => circle([338, 190 + index * 38], 14, { fill })),
    keys([106, 258, 180, 26], 5),
    rect([386, 206, 22, 40], { fill: colour.mid, rx: 4 }),
  ])
}

const carryHandle = () =>
  path('M150 66V44C150 26 168 20 188 20H292C312 20 330 26 330 44V66', { fill: 'none', 'stroke-width': 12 })

/** The guards at the four corners of a machine that is made to fall. */
const cornerGuards = () =>
  [
    [78, 52],
    [358, 52],
    [78, 282],
    [358, 282],
  ]
    .map(([x = 0, y = 0]) => rect([x, y, 44, 54], { fill: colour.mid, rx: 14 }))
    .join('')

/** Automatic external defibrillator: heart and bolt, two buttons; with a handle, or with guards at its corners. */
function aed(isGuarded: boolean): string {
  return part('defibrillator', [
    isGuarded ? cornerGuards() : carryHandle(),
    rect([90, 64, 300, 268 - (isGuarded ? 8 : 0)], { fill: colour.shade, rx: isGuarded ? 30 : 18 }),
    rect([112, 86, 256, 224 - (isGuarded ? 8 : 0)], { fill: colour.sheet, rx: isGuarded ? 20 : 10 }),
    isGuarded ? '' : path('M128 206H352', thinLine),
    path('M240 186C206 164 190 148 190 128C190 104 226 98 240 122C254 98 290 104 290 128C290 148 274 164 240 186Z', {
      fill: colour.petrol,
    }),
    path('M244 112L230 138H246L234 162', { fill: 'none', stroke: colour.sheet, 'stroke-width': 5 }),
    circle([176, 250], 30, { fill: wire.green }),
    circle([300, 250], 38, { fill: wire.orange }),
    path('M304 228L290 254H306L296 274', { fill: 'none', stroke: colour.sheet, 'stroke-width': 5 }),
    path('M176 234V250M166 242A14 14 0 1 0 186 242', { ...thinOutline, stroke: colour.sheet, 'stroke-width': 3 }),
  ])
}

/**
 * The energy selector and the three numbered steps, close up; the energies differ by model and stay off the drawing.
 */
function energySelector(): string {
  const marks = Array.from({ length: 9 }, (_, index) => {
    const [across, up] = [Math.sin(-2.1 + index * 0.525), Math.cos(-2.1 + index * 0.525)]
    return d`M${180 + across * 98} ${186 - up * 98}L${180 + across * 114} ${186 - up * 114}`
  })
  const numbered = steps.map(
    (fill, index) =>
      circle([386, 100 + index * 78], 28, { fill }) +
      label([386, 108 + index * 78], String(index + 1), {
        size: 24,
        weight: 600,
        anchor: 'middle',
        fill: index === 0 ? colour.ink : colour.sheet,
      }),
  )
  return (
    rect([30, 30, 420, 300], { fill: colour.shade, rx: 18 }) +
    knob([180, 186], 84, 50) +
    path(marks.join(''), { fill: 'none' }) +
    numbered.join('') +
    label([180, 312], 'J', { anchor: 'middle', size: 20, weight: 600 })
  )
}

const pads = () =>
  cable(['M150 270C150 330 240 330 236 366', 'M330 270C330 330 250 330 246 366'], { width: 9 }) +
  multifunctionPad({ at: [140, 170], scale: 1.2, turn: -6 }) +
  multifunctionPad({ at: [340, 170], scale: 1.2, turn: 6 })
const selector = () => ({
  detail: energySelector(),
  detailAlt: 'seletor de energia em joules e os três passos do choque',
})

const automatic = (isGuarded: boolean) => ({
  whole: aed(isGuarded),
  wholeAlt: `desfibrilador externo automático${isGuarded ? ' com cantos protegidos' : ' com alça'}, vista frontal`,
  detail: pads(),
  detailAlt: 'par de eletrodos adesivos',
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
  dea: () => automatic(false),
  'dea-robusto': () => automatic(true),
})
