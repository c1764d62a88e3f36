import { colour, thin } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { circle, label, path } from '../svg.ts'
import { brandCaption } from '../brand-caption.ts'
import { cable } from '../parts/cable.ts'
import { looped, loopedPlug } from '../parts/looped.ts'
import { plugViews } from '../parts/plug-detail.ts'
import { plug } from '../parts/plug.ts'
import { plugName } from '../parts/plug-names.ts'
import {
  transducerBrand,
  transducerBrands,
  transducerEnd,
  transducerFace,
  type TransducerBrand,
} from '../parts/transducer-end.ts'

const brandName: Record<TransducerBrand, string> = {
  argon: 'Argon',
  smiths: 'Smiths Logical',
  edward: 'Edward',
  bd: 'BD',
}

function whole({ product, traits, variant }: Subject): Plate {
  const shape = traits.plug ?? 'a-conferir'
  const chosen = transducerBrand(variant?.transducer)
  const open = chosen === undefined && product.variants.length > 0
  const end = transducerEnd(chosen ?? 'edward', { at: [292, 180], flip: true })
  return {
    body: [
      cable(looped([300, 180]), { width: 12 }),
      end,
      open ? choices() : lens(chosen ?? 'edward'),
      plug(shape, { at: loopedPlug }),
      brandCaption([196, 344], product),
    ].join(''),
    alt: altText(
      'Cabo de pressão invasiva',
      `${plugName[shape]} do lado do monitor`,
      chosen
        ? `engate para transdutor ${brandName[chosen]}`
        : open
          ? 'com os quatro engates de transdutor à escolha'
          : undefined,
    ),
  }
}

/** The chosen connector's face under a magnifying circle. */
function lens(brand: TransducerBrand): string {
  return [
    path('M388 200L388 226', thin),
    circle([388, 278], 58, { fill: colour.tint, ...thin }),
    transducerFace(brand, { at: [388, 280], scale: 0.95 }),
    label([384, 132], brandName[brand], { anchor: 'middle', weight: 600, size: 15 }),
  ].join('')
}

/** All four faces, small, when none is chosen yet. */
function choices(): string {
  const drawn = transducerBrands.map((brand, index) => {
    const x = 262 + index * 56
    return (
      transducerFace(brand, { at: [x, 278], scale: 0.5 }) +
      label([x, 320], brandName[brand].split(' ')[0] ?? '', { anchor: 'middle', size: 15 })
    )
  })
  return path('M370 206V232M262 246V232H430V246M318 232V246M374 232V246', { ...thin, fill: 'none' }) + drawn.join('')
}

function detail({ traits }: Subject): Plate {
  const shape = traits.plug ?? 'a-conferir'
  return {
    body: plugViews(shape),
    alt: altText(`${plugName[shape]} do cabo de pressão invasiva, em vista frontal e lateral`),
  }
}

/** Interface cables between a monitor and a disposable pressure transducer. */
export const pressureCable: Composition = { whole, detail }
