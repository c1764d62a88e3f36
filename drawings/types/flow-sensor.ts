import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, label, part, path, placed, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { caption, centreLines, plugFaceAt } from '#drawings/plugs/plug-detail.ts'
import { machineEnd, machineEntry, shortCable } from '#drawings/plugs/machine-end.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { connectorAt, plugAt, type PlugView } from '#drawings/plugs/plug-view.ts'
import { transducerBrand } from '#drawings/plugs/transducer-end.ts'
import { byForm, fixedComposition } from './by-form.ts'

/** Proximal flow sensor: two pressure tubes on either side of the resistance. */
function differential(): string {
  return part('flow-sensor', [
    cable(['M216 190C216 80 120 30 40 60', 'M262 190C262 110 360 70 440 100'], {
      width: 12,
      core: colour.tint,
      name: 'tube',
    }),
    rect([40, 200, 120, 84], { fill: colour.tint, rx: 4 }),
    rect([320, 206, 120, 72], { fill: colour.tint, rx: 4 }),
    path('M160 200L186 186H294L320 206V278L294 298H186L160 284Z', { fill: colour.shade }),
    rect([200, 160, 32, 28], { fill: colour.mid, rx: 3 }),
    rect([246, 160, 32, 28], { fill: colour.mid, rx: 3 }),
    path('M240 186V298', {}),
    path('M70 200V284M412 206V278', thinLine),
    path('M60 324H300M288 318L300 324L288 330', thinOutline),
  ])
}

/** Hot-wire flow sensor: a straight tube without pressure lines, and the contacts that sit in the machine's socket. */
function hotWire(): string {
  return part('flow-sensor', [
    rect([40, 196, 110, 96], { fill: colour.tint, rx: 4 }),
    rect([330, 202, 110, 84], { fill: colour.tint, rx: 4 }),
    rect([150, 176, 180, 136], { fill: colour.shade, rx: 12 }),
    rect([190, 206, 100, 76], { ...thinLine, fill: colour.sheet, rx: 8 }),
    path('M214 206V282M266 206V282', thinLine),
    path('M214 244C226 234 234 254 240 244C246 234 254 254 266 244', { ...thinOutline, stroke: wire.red }),
    rect([200, 140, 80, 36], { fill: colour.mid, rx: 5 }),
    rect([208, 104, 64, 36], { fill: 'none', 'stroke-dasharray': '6 5', rx: 3 }),
    path('M60 334H190M178 328L190 334L178 340', thinOutline),
    label([240, 88], 'encaixe a conferir', { size: 16.5, anchor: 'middle' }),
  ])
}

/** The newborn's sensor: a slim body of little dead space, with thin pressure tubes. */
function newbornFlow(): string {
  return part('flow-sensor', [
    cable(['M226 196C226 96 130 50 50 76', 'M254 196C254 126 350 90 430 116'], {
      width: 9,
      core: colour.tint,
      name: 'tube',
    }),
    rect([96, 216, 104, 54], { fill: colour.tint, rx: 4 }),
    rect([280, 220, 104, 46], { fill: colour.tint, rx: 4 }),
    path('M200 216L212 208H268L280 220V266L268 278H212L200 270Z', { fill: colour.shade }),
    rect([215, 190, 22, 20], { fill: colour.mid, rx: 3 }),
    rect([243, 190, 22, 20], { fill: colour.mid, rx: 3 }),
    path('M240 208V278', {}),
    path('M120 216V270M362 220V266', thinLine),
    path('M110 306H270M258 300L270 306L258 312', thinOutline),
  ])
}

const resistance = {
  detail:
    centreLines([240, 164], [170, 150]) +
    circle([240, 164], 124, { fill: colour.shade }) +
    circle([240, 164], 100, {}) +
    path('M240 64V264M176 88V240M304 88V240', { 'stroke-width': 5 }) +
    caption([240, 334], 'elemento de resistência'),
  detailAlt: 'boca com o elemento de resistência',
}

/** Disposable pressure kit: line, stopcock, transducer with flush, and its plug by brand. */
function kit(subject: Subject): Plate {
  const { variant } = subject
  const brand = transducerBrand(variant?.transducer)
  const cock = (x: number, y: number) =>
    path(`M${x} ${y}V${y - 34}`, { 'stroke-width': 9 }) + circle([x, y], 13, { fill: '#e07b39' })
  return {
    body: [
      cable('M-6 80C60 40 100 120 150 96', { width: 9, core: colour.sheet, name: 'tube' }),
      cable('M290 96C340 96 350 40 400 40H490', { width: 9, core: colour.sheet, name: 'tube' }),
      cable('M220 136C220 220 120 200 110 250C102 290 150 296 196 290', { width: 10 }),
      rect([144, 82, 152, 28], { fill: colour.tint }),
      cock(164, 96),
      cock(280, 96),
      rect([186, 70, 72, 70], { fill: colour.shade, rx: 10 }),
      circle([222, 104], 18, { fill: colour.sheet }),
      plug(plugAt(subject, 'cabo'), { at: [192, 290], flip: true }),
      brand
        ? plugFaceAt({ shape: 'a-conferir', connector: connectorAt(subject, 'cabo') }, [384, 240], [50, 50]) +
          label([384, 316], variant?.transducer ?? '', { size: 17, weight: 600, anchor: 'middle' })
        : '',
    ].join(''),
    alt: altText(
      'Kit de transdutor descartável de pressão invasiva',
      'linha, torneiras e transdutor',
      variant?.transducer && `engate ${variant.transducer}`,
    ),
  }
}

function kitDetail(): Plate {
  return {
    body:
      rect([60, 130, 360, 56], { fill: colour.tint }) +
      rect([160, 90, 160, 136], { fill: colour.shade, rx: 18 }) +
      circle([240, 158], 46, {}) +
      circle([240, 158], 30, { fill: colour.tint, ...thinLine }) +
      path('M240 226V300', { 'stroke-width': 12 }) +
      path('M84 158H140M340 158H396', { ...thinOutline, 'stroke-dasharray': '8 6' }) +
      caption([240, 336], 'membrana do transdutor'),
    alt: 'Transdutor de pressão em detalhe, com a membrana.',
  }
}

/** A belt transducer of a fetal monitor: face and cable. */
function belt(face: string): string {
  const view: PlugView = { shape: 'a-conferir' }
  return (
    shortCable(machineEntry(view), [300, 170], { width: 12 }) +
    part('belt-transducer', [
      rect([286, 158, 30, 24], { fill: colour.mid, rx: 4 }),
      circle([384, 170], 78, { fill: colour.shade }),
      circle([384, 170], 64, { ...thinLine, fill: colour.tint }),
      face,
    ]) +
    machineEnd(view)
  )
}

const tocoFace = circle([384, 170], 26, { fill: colour.sheet }) + circle([384, 170], 14, { fill: colour.mid })
const crystals =
  circle([384, 170], 12, { fill: colour.mid }) +
  [0, 60, 120, 180, 240, 300]
    .map((turn) =>
      circle([384 + Math.cos((turn * Math.PI) / 180) * 36, 170 + Math.sin((turn * Math.PI) / 180) * 36], 11, {
        fill: colour.sheet,
      }),
    )
    .join('')

const close = (face: string) =>
  centreLines([240, 180], [190, 160]) +
  placed(
    { at: [-528, -160], scale: 2 },
    circle([384, 170], 74, { fill: colour.shade }) + circle([384, 170], 62, { ...thinLine, fill: colour.tint }) + face,
  )

/** Flow and pressure sensors. */
export const flowSensor: Composition = byForm({
  'fluxo-diferencial': fixedComposition(
    () => ({
      whole: differential(),
      wholeAlt: 'dois tubos de pressão diferencial e seta do sentido do fluxo',
      ...resistance,
    }),
    true,
  ),
  'fluxo-neonatal': fixedComposition(() => ({
    whole: newbornFlow(),
    wholeAlt: 'corpo estreito com dois tubos finos de pressão diferencial',
    ...resistance,
  })),
  'fio-quente': fixedComposition(() => ({
    whole: hotWire(),
    wholeAlt: 'tubo reto com o fio aquecido e o encaixe elétrico a conferir',
    detail:
      centreLines([240, 164], [170, 150]) +
      circle([240, 164], 124, { fill: colour.shade }) +
      circle([240, 164], 100, {}) +
      path('M196 74V254M284 74V254', { 'stroke-width': 5 }) +
      path('M196 164C210 150 226 178 240 164C254 150 270 178 284 164', {
        ...thinOutline,
        stroke: wire.red,
        'stroke-width': 3,
      }) +
      caption([240, 334], 'fio aquecido entre as hastes'),
    detailAlt: 'boca com o fio aquecido entre as hastes',
  })),
  'kit-transdutor': { whole: kit, detail: kitDetail },
})

/** Transducers of fetal monitors and the like. */
export const beltTransducer: Composition = byForm({
  toco: fixedComposition(
    () => ({
      whole: belt(tocoFace),
      wholeAlt: 'face com botão sensível no centro',
      detail: close(tocoFace),
      detailAlt: 'botão sensível em detalhe',
    }),
    true,
  ),
  'ultrassom-fetal': fixedComposition(
    () => ({
      whole: belt(crystals),
      wholeAlt: 'face plana com os cristais',
      detail: close(crystals),
      detailAlt: 'posição dos cristais atrás da face',
    }),
    true,
  ),
})
