import { colour, inkFill, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { circle, label, part, path, placed, type Placement, rect } from '../svg.ts'
import { cable } from '../parts/cable.ts'
import { looped, loopedPlug } from '../parts/looped.ts'
import { plugViews } from '../parts/plug-detail.ts'
import { plug } from '../parts/plug.ts'
import { plugName } from '../parts/plug-names.ts'

/** Mainstream airway adapter: two cones and the window block between them. */
export function airwayAdapter(placement: Placement): string {
  return part('airway-adapter', placed(placement, [
    path('M-150 -34H-90V-26H-56V26H-90V34H-150Z', { fill: colour.tint }),
    path('M150 -28H96V-24H56V24H96V28H150Z', { fill: colour.tint }),
    path('M-150 -20H-96M-150 20H-96M150 -16H100M150 16H100', { ...thinOpen, 'stroke-dasharray': '5 4' }),
    rect([-60, -52, 120, 104], { fill: colour.shade, rx: 8 }),
    circle([0, 0], 32, { fill: colour.paper }),
    circle([0, 0], 20, { fill: colour.tint, ...thin }),
    path('M-9 -9L3 3M-1 -11L9 -1', thinOpen),
    path('M-40 -52V-62H-18V-52M18 -52V-62H40V-52', { fill: colour.mid }),
  ]))
}

/** Mainstream sensor head: a saddle that clips over the adapter. */
export function saddleSensor(placement: Placement): string {
  return part('saddle-sensor', placed(placement, [
    path('M-70 60V-30C-70 -50 -58 -58 -44 -58H44C58 -58 70 -50 70 -30V60H34V0C34 -6 30 -10 24 -10H-24C-30 -10 -34 -6 -34 0V60Z', { fill: colour.shade }),
    path('M-70 34H-34M34 34H70', thinOpen),
    circle([-52, 46], 6, { fill: colour.paper, ...thin }),
    circle([52, 46], 6, { ...inkFill }),
    label([0, -26], 'CO₂', { size: 22, weight: 600, anchor: 'middle', fill: colour.petrol }),
  ]))
}

const isAdapter = ({ product, traits }: Subject) => /adaptador/i.test(`${traits.form ?? ''} ${product.name}`)

function whole(subject: Subject): Plate {
  const { traits, variant } = subject
  if (isAdapter(subject)) {
    return {
      body: airwayAdapter({ at: [240, 170], scale: 1.35 }) + (variant?.brand ? label([240, 300], variant.brand, { size: 18, weight: 600, anchor: 'middle' }) : ''),
      alt: altText('Adaptador de vias aéreas para capnografia', variant?.brand && `compatível com ${variant.brand}`),
    }
  }
  const shape = traits.plug ?? 'a-conferir'
  return {
    body: cable(looped([330, 130]), { width: 11 }) + saddleSensor({ at: [356, 170], scale: 1.2 }) + plug(shape, { at: loopedPlug }),
    alt: altText('Sensor de capnografia mainstream', `com ${plugName[shape]}`),
  }
}

function detail(subject: Subject): Plate {
  const shape = subject.traits.plug ?? 'a-conferir'
  if (!isAdapter(subject)) return { body: plugViews(shape), alt: altText(`${plugName[shape]} do sensor de capnografia`) }
  return {
    body: circle([150, 180], 92, { fill: colour.shade }) + circle([150, 180], 66, {}) + circle([150, 180], 46, { fill: colour.tint, ...thin }) + circle([370, 180], 74, { fill: colour.shade }) + circle([370, 180], 54, {}),
    alt: 'Bocas do adaptador de vias aéreas vistas de frente.',
  }
}

/** Capnography: airway adapters and mainstream sensors. */
export const capnography: Composition = { whole, detail }
