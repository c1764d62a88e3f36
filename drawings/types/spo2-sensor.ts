import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { label, path, type Placement } from '#drawings/svg.ts'
import { thin } from '#drawings/palette.ts'
import { cableCaptions, loopLengths } from '#drawings/cable-captions.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { earClip, fingerClip, siliconeBoot, wrapSensor } from '#drawings/parts/finger-clip.ts'
import { looped, loopedPlug } from '#drawings/parts/looped.ts'
import { caption, centreLines, faceCaption, plugFaceAt, plugViews } from '#drawings/plugs/plug-detail.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { isKnown, plugAt, plugOf, plugTitle } from '#drawings/plugs/plug-view.ts'
import { endName } from '#drawings/plugs/patient-end.ts'

const ends: Partial<Record<NonNullable<Subject['traits']['end']>, (placement: Placement) => string>> = {
  'clipe-orelha': earClip,
  silicone: siliconeBoot,
  envoltorio: wrapSensor,
}

function whole(subject: Subject): Plate {
  const { traits, variant } = subject
  const view = plugOf(subject)
  if (traits.form === 'cabo-extensor') return extension(subject)
  const child = variant?.sizeKey !== undefined && variant.sizeKey !== 'adulto'
  const size = variant?.sizeLabel?.split(' (')[0]
  const end = traits.end ?? 'clipe-dedo'
  const at = [child ? 296 : 270, 170] as const
  return {
    body: [
      cable(looped([at[0] + 10, 170]), { width: 11 }),
      (ends[end] ?? fingerClip)({ at, scale: child ? 0.84 : 1.16 }),
      size ? measure(at[0], size, child) : '',
      plug(view, { at: loopedPlug }),
      cableCaptions(subject),
    ].join(''),
    alt: altText('Sensor de SpO2', `${endName[end]}${size ? ` ${size.toLowerCase()}` : ''}`, `com ${plugTitle(view)}`),
  }
}

/** An extension or adapter cable: each end as its own connector has it. */
function extension(subject: Subject): Plate {
  const [monitor, sensor] = [plugOf(subject), plugAt(subject, 'sensor')]
  return {
    body:
      cable(looped([330, 170]), { width: 12 }) +
      plug(monitor, { at: loopedPlug }) +
      plug(sensor, { at: [322, 170], flip: true }) +
      loopLengths(subject) +
      caption([380, 250], 'lado do sensor') +
      caption([168, 344], 'lado do monitor'),
    alt: altText(
      subject.product.name,
      `${plugTitle(monitor)} do lado do monitor`,
      `${plugTitle(sensor)} do lado do sensor`,
    ),
  }
}

/** A dimension line under the clip with the size that was chosen. */
function measure(x: number, text: string, child: boolean): string {
  const [from, to] = [x, x + (child ? 118 : 162)]
  return (
    path(`M${from} 262V278M${to} 262V278M${from} 270H${to}`, thin) +
    label([(from + to) / 2, 298], text, { anchor: 'middle', weight: 600, size: 16.5 })
  )
}

const closeUps = {
  'clipe-orelha': { at: [70, 180], scale: 3.1 },
  silicone: { at: [60, 180], scale: 2.6 },
  envoltorio: { at: [30, 180], scale: 2.8 },
  'clipe-dedo': { at: [86, 186], scale: 2.5 },
} as const

function detail(subject: Subject): Plate {
  const { traits } = subject
  if (traits.form === 'cabo-extensor') return bothFaces(subject)
  const view = plugOf(subject)
  const end = traits.end ?? 'clipe-dedo'
  if (!isKnown(view)) {
    const place = end in closeUps ? closeUps[end as keyof typeof closeUps] : closeUps['clipe-dedo']
    return {
      body: cable(`M-10 ${place.at[1]}H${place.at[0] + 20}`, { width: 24 }) + (ends[end] ?? fingerClip)(place),
      alt: altText(`${endName[end]} do sensor de SpO2, em detalhe`),
    }
  }
  return { body: plugViews(view), alt: altText(`${plugTitle(view)} do sensor de SpO2, em vista frontal e lateral`) }
}

/** The two faces of an extension, side by side. */
function bothFaces(subject: Subject): Plate {
  const drawn = (['equipamento', 'sensor'] as const).map((side, index) => {
    const view = plugAt(subject, side)
    const x = 124 + index * 232
    return (
      (isKnown(view) ? centreLines([x, 150], [106, 108]) : '') +
      plugFaceAt(view, [x, 150], [98, 92]) +
      caption([x, 302], index === 0 ? 'lado do monitor' : 'lado do sensor') +
      caption([x, 330], faceCaption(view))
    )
  })
  return { body: drawn.join(''), alt: altText(subject.product.name, 'as faces das duas pontas') }
}

/** Oximetry sensors: finger clip, ear clip, boot or wrap on a cable. */
export const spo2Sensor: Composition = { whole, detail }
