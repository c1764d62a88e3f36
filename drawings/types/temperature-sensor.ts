import { colour, thinLine } from '#drawings/palette.ts'
import { piece } from '#drawings/drawn-files.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { caption, centreLines, plugViews } from '#drawings/plugs/plug-detail.ts'
import { machineEnd, machineEntry, shortCable } from '#drawings/plugs/machine-end.ts'
import { plugOf, plugTitle, hasKnownFace } from '#drawings/plugs/plug-view.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { label, path, type Placement, placed } from '#drawings/svg.ts'
import { cableCaptions } from '#drawings/cable-captions.ts'
import { byForm } from './by-form.ts'

const probeTip = (placement: Placement) => placed(placement, piece('sonda-umidificador'))

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

function whole(subject: Subject): Plate {
  const view = plugOf(subject)
  const site = siteOf(subject)
  const run = (to: readonly [number, number]) => shortCable(machineEntry(view), to, { width: 9 })
  const drawn = {
    sonda: () =>
      run([264, 190]) +
      placed({ at: [264, 190] }, piece('sonda')) +
      label([376, 262], 'esofágico / retal', { anchor: 'middle', size: 16.5 }),
    disco: () =>
      run([320, 180]) +
      placed({ at: [314, 180], scale: 1.2 }, piece('disco-pele')) +
      label([376, 262], 'superfície / pele', { anchor: 'middle', size: 16.5 }),
    ambos: () =>
      run([264, 130]) +
      placed({ at: [264, 130] }, piece('sonda')) +
      placed({ at: [362, 264] }, piece('disco-pele')) +
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
    placed({ at: [214, discY], scale: 1.6 }, piece('disco-pele')) +
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
export const temperatureSensor: Composition = byForm('paciente', {
  paciente: { whole, detail },
  'umidificador-dupla': humidifierProbe,
})
