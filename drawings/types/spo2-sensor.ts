import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { label, path, type Placement } from '../svg.ts'
import { thin } from '../palette.ts'
import { brandCaption } from '../brand-caption.ts'
import { cable } from '../parts/cable.ts'
import { earClip, fingerClip, siliconeBoot, wrapSensor } from '../parts/finger-clip.ts'
import { looped, loopedPlug } from '../parts/looped.ts'
import { plugViews } from '../parts/plug-detail.ts'
import { plug } from '../parts/plug.ts'
import { plugName } from '../parts/plug-names.ts'
import { endName } from '../parts/patient-end.ts'

const ends: Partial<Record<NonNullable<Subject['traits']['end']>, (placement: Placement) => string>> = {
  'clipe-orelha': earClip,
  silicone: siliconeBoot,
  envoltorio: wrapSensor,
}

function whole({ product, traits, variant }: Subject): Plate {
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
      brandCaption([168, 344], product.equipmentBrand),
    ].join(''),
    alt: altText('Sensor de SpO2', `${endName[end]}${size ? ` ${size.toLowerCase()}` : ''}`, `com ${plugName[shape]}`),
  }
}

/** A dimension line under the clip with the size that was chosen. */
function measure(x: number, text: string, child: boolean): string {
  const [from, to] = [x, x + (child ? 118 : 162)]
  return path(`M${from} 262V278M${to} 262V278M${from} 270H${to}`, thin) + label([(from + to) / 2, 298], text, { anchor: 'middle', weight: 600, size: 15 })
}

function detail({ traits }: Subject): Plate {
  const shape = traits.plug ?? 'a-conferir'
  return { body: plugViews(shape), alt: altText(`${plugName[shape]} do sensor de SpO2, em vista frontal e lateral`) }
}

/** Oximetry sensors: finger clip, ear clip, boot or wrap on a cable. */
export const spo2Sensor: Composition = { whole, detail }
