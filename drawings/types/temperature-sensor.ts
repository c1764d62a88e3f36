import { colour, thinOutline, noFill, thinLine } from '#drawings/palette.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { caption, centreLines, plugViews } from '#drawings/plugs/plug-detail.ts'
import { machineEnd, machineEntry, shortCable } from '#drawings/plugs/machine-end.ts'
import { plugOf, plugTitle, hasKnownFace } from '#drawings/plugs/plug-view.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { label, part, path, type Placement, placed, rect, circle } from '#drawings/svg.ts'
import { cableCaptions } from '#drawings/cable-captions.ts'
import { byForm } from './by-form.ts'

/** One tip: the cable enters at the origin, the grip seals the port, the slim pin stands in the gas. */
function probeTip(placement: Placement): string {
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
const humidifierProbe: Composition = {
  whole: (subject) => ({
    body: [
      shortCable(machineEntry(plugOf(subject)), [270, 150], { width: 10 }),
      cable(['M270 150C310 150 296 80 340 80', 'M270 150C310 150 296 216 340 216'], { width: 7 }),
      probeTip({ at: [336, 80] }),
      probeTip({ at: [336, 216] }),
      label([390, 124], 'saída da câmara', { anchor: 'middle', size: 16.5 }),
      label([390, 260], 'junto ao paciente', { anchor: 'middle', size: 16.5 }),
      machineEnd(plugOf(subject)),
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
      probeTip({ at: [100, 170], scale: 2.8 }),
      caption([240, 300], 'anel de vedação e haste de medida'),
    ].join(''),
    alt: 'Ponta da sonda do umidificador em detalhe: punho, anel de vedação e haste de medida.',
  }),
}

type Site = 'sonda' | 'disco'

function siteOf({ traits, variant }: Subject): Site | 'ambos' {
  if (variant?.application) return /superf|pele/i.test(variant.application) ? 'disco' : 'sonda'
  if (traits.end === 'disco' || traits.end === 'sonda') return traits.end
  return 'ambos'
}

/** Flexible probe with depth marks and a rounded tip. */
function probe(): string {
  return part('probe', [
    path('M0 0C60 0 70 -70 130 -70C176 -70 186 -30 186 10', {
      'stroke-width': 15,
      ...noFill,
      'stroke-linecap': 'round',
    }),
    path('M0 0C60 0 70 -70 130 -70C176 -70 186 -30 186 10', { 'stroke-width': 9.5, ...noFill, stroke: colour.tint }),
    path('M56 -48L68 -38M86 -66L92 -54M120 -77V-63M154 -74L146 -60', thinLine),
    path('M179 2H193V22C193 34 179 34 179 22Z', { fill: colour.mid }),
  ])
}

/** Skin disc on its thin cable: metal face and insulating back. */
export function skinDisc(): string {
  return part('disc', [
    path('M-4 -5H26V5H-4Z', { fill: colour.mid }),
    circle([66, 0], 42, { fill: colour.tint }),
    circle([66, 0], 26, { fill: colour.shade }),
    path('M50 -8A18 18 0 0 1 66 -18', thinOutline),
    circle([66, 0], 7, { fill: colour.sheet, ...thinLine }),
  ])
}

function whole(subject: Subject): Plate {
  const view = plugOf(subject)
  const site = siteOf(subject)
  const run = (to: readonly [number, number]) => shortCable(machineEntry(view), to, { width: 9 })
  const drawn = {
    sonda: () =>
      run([264, 190]) +
      placed({ at: [264, 190] }, probe()) +
      label([376, 262], 'esofágico / retal', { anchor: 'middle', size: 16.5 }),
    disco: () =>
      run([320, 180]) +
      placed({ at: [314, 180], scale: 1.2 }, skinDisc()) +
      label([376, 262], 'superfície / pele', { anchor: 'middle', size: 16.5 }),
    ambos: () =>
      run([264, 130]) +
      placed({ at: [264, 130] }, probe()) +
      placed({ at: [362, 264] }, skinDisc()) +
      cable('M282 264H362', { width: 9 }) +
      label([274, 269], 'ou', { anchor: 'end', size: 16.5 }),
  }
  const name = {
    sonda: 'sonda esofágica ou retal',
    disco: 'disco de superfície (pele)',
    ambos: 'com sonda esofágica/retal ou disco de pele',
  }
  return {
    body: drawn[site]() + machineEnd(view) + cableCaptions(subject),
    alt: altText('Sensor de temperatura', name[site], `com ${plugTitle(view)}`),
  }
}

/** An enlarged view of the patient's end, of one kind or both; shown when the plug is not known. */
function ends(site: Site | 'ambos'): string {
  const [tipY, discY] = site === 'ambos' ? [116, 262] : [180, 180]
  const tip =
    placed({ at: [0, tipY] }, [
      path('M-10 -20H330C366 -20 366 20 330 20H-10', {}),
      path('M300 -20C350 -20 350 20 300 20', { fill: colour.mid }),
      path('M70 -20V20M140 -20V20M210 -20V20', thinLine),
    ]) + label([180, tipY - 46], 'sonda: marcas de profundidade', { anchor: 'middle', size: 16.5 })
  const disc =
    cable(`M-10 ${discY}H220`, { width: 16 }) +
    placed({ at: [214, discY], scale: 1.6 }, skinDisc()) +
    label([110, discY + 48], 'disco de pele', { anchor: 'middle', size: 16.5 })
  return (site === 'disco' ? '' : tip) + (site === 'sonda' ? '' : disc)
}

const close = {
  sonda: 'Sonda esofágica/retal',
  disco: 'Disco de pele',
  ambos: 'Sonda esofágica/retal e disco de pele',
}

function detail(subject: Subject): Plate {
  const view = plugOf(subject)
  if (!hasKnownFace(view))
    return { body: ends(siteOf(subject)), alt: `${close[siteOf(subject)]} do sensor de temperatura, em detalhe.` }
  return {
    body: plugViews(view),
    alt: altText(`${plugTitle(view)} do sensor de temperatura, em vista frontal e lateral`),
  }
}

/** Temperature probes: core probe or skin disc; the double probe of a humidifier. */
export const temperatureSensor: Composition = byForm({
  paciente: { whole, detail },
  'umidificador-dupla': humidifierProbe,
})
