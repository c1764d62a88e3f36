import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { label, path, type Placement } from '../svg.ts'
import { thin } from '../palette.ts'
import { brandCaption } from '../brand-caption.ts'
import { cable } from '../parts/cable.ts'
import { earClip, fingerClip, siliconeBoot, wrapSensor } from '../parts/finger-clip.ts'
import { looped, loopedPlug } from '../parts/looped.ts'
import { caption, plugViews } from '../parts/plug-detail.ts'
import { plug } from '../parts/plug.ts'
import { plugName } from '../parts/plug-names.ts'
import { endName } from '../parts/patient-end.ts'

const ends: Partial<Record<NonNullable<Subject['traits']['end']>, (placement: Placement) => string>> = {
  'clipe-orelha': earClip,
  silicone: siliconeBoot,
  envoltorio: wrapSensor,
}

function whole(subject: Subject): Plate {
  const { product, traits, variant } = subject
  if (traits.form === 'cabo-extensor') return extension(subject)
  const shape = traits.plug ?? 'a-conferir'
  const child = variant?.sizeKey !== undefined && variant.sizeKey !== 'adulto'
  const size = variant?.sizeLabel?.split(' (')[0]
  const end = traits.end ?? 'clipe-dedo'
  const at = [child ? 296 : 270, 170] as const
  return {
    body: [
      cable(looped([at[0] + 10, 170]), { width: 11 }),
      (ends[end] ?? fingerClip)({ at, scale: child ? 0.84 : 1.16 }),
      size ? measure(at[0], size, child) : '',
      plug(shape, { at: loopedPlug }),
      brandCaption([196, 344], product),
    ].join(''),
    alt: altText('Sensor de SpO2', `${endName[end]}${size ? ` ${size.toLowerCase()}` : ''}`, `com ${plugName[shape]}`),
  }
}

/** An extension: the same plug at either end, one of them a socket. */
function extension({ product, traits }: Subject): Plate {
  const shape = traits.plug ?? 'a-conferir'
  return {
    body:
      cable(looped([330, 170]), { width: 12 }) +
      plug(shape, { at: loopedPlug }) +
      plug(shape, { at: [322, 170], flip: true }) +
      caption([380, 250], 'lado do sensor') +
      caption([168, 344], 'lado do monitor'),
    alt: altText(product.name, `${plugName[shape]} nas duas pontas`),
  }
}

/** A dimension line under the clip with the size that was chosen. */
function measure(x: number, text: string, child: boolean): string {
  const [from, to] = [x, x + (child ? 118 : 162)]
  return (
    path(`M${from} 262V278M${to} 262V278M${from} 270H${to}`, thin) +
    label([(from + to) / 2, 298], text, { anchor: 'middle', weight: 600, size: 15 })
  )
}

const closeUps = {
  'clipe-orelha': { at: [70, 180], scale: 3.1 },
  silicone: { at: [60, 180], scale: 2.6 },
  envoltorio: { at: [30, 180], scale: 2.8 },
  'clipe-dedo': { at: [86, 186], scale: 2.5 },
} as const

function detail({ traits }: Subject): Plate {
  const shape = traits.plug
  const end = traits.end ?? 'clipe-dedo'
  if (!shape) {
    const place = end in closeUps ? closeUps[end as keyof typeof closeUps] : closeUps['clipe-dedo']
    return {
      body: cable(`M-10 ${place.at[1]}H${place.at[0] + 20}`, { width: 24 }) + (ends[end] ?? fingerClip)(place),
      alt: altText(`${endName[end]} do sensor de SpO2, em detalhe`),
    }
  }
  return { body: plugViews(shape), alt: altText(`${plugName[shape]} do sensor de SpO2, em vista frontal e lateral`) }
}

/** Oximetry sensors: finger clip, ear clip, boot or wrap on a cable. */
export const spo2Sensor: Composition = { whole, detail }
