import { colour, thinLine } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, label, path } from '#drawings/svg.ts'
import { cableCaptions } from '#drawings/cable-captions.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { loopedCable, loopedCableEntry } from '#drawings/parts/looped-cable.ts'
import { plugFaceAt, plugViews } from '#drawings/plugs/plug-detail.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { connectorAt, hasKnownFace, plugAt, plugOf, plugTitle } from '#drawings/plugs/plug-view.ts'
import {
  transducerBrand,
  transducerBrands,
  transducerEnd,
  type TransducerBrand,
} from '#drawings/plugs/transducer-end.ts'

const brandName: Record<TransducerBrand, string> = {
  argon: 'Argon',
  smiths: 'Smiths Logical',
  edward: 'Edward',
  bd: 'BD',
}

function whole(subject: Subject): Plate {
  const { product, variant } = subject
  const view = plugOf(subject)
  const chosen = transducerBrand(variant?.transducer)
  const open = chosen === undefined && product.variants.length > 0
  const kit = plugAt(subject, 'transdutor')
  const place = { at: [292, 180], flip: true } as const
  const isExample = product.ends.length === 0
  const end = isExample || hasKnownFace(kit) ? transducerEnd(chosen ?? 'edward', place) : plug(kit, place)
  return {
    body: [
      cable(loopedCable([300, 180]), { width: 12 }),
      end,
      open ? choices() : lens(subject),
      plug(view, { at: loopedCableEntry }),
      cableCaptions(subject),
    ].join(''),
    alt: altText(
      'Cabo de pressão invasiva',
      `${plugTitle(view)} do lado do monitor`,
      chosen
        ? `engate para transdutor ${brandName[chosen]}`
        : open
          ? 'com os quatro engates de transdutor à escolha'
          : undefined,
    ),
  }
}

/** The face of the chosen connector from the registry, enlarged in a circle. */
function lens(subject: Subject): string {
  const { variant } = subject
  return [
    path('M388 200L388 226', thinLine),
    circle([388, 278], 58, { fill: colour.tint, ...thinLine }),
    plugFaceAt({ shape: 'a-conferir', connector: connectorAt(subject, 'transdutor') }, [388, 278], [44, 44]),
    label([384, 132], variant?.transducer ?? '', { anchor: 'middle', weight: 600, size: 16.5 }),
  ].join('')
}

/** The names of all four connectors, when none is chosen. */
function choices(): string {
  const drawn = transducerBrands.map((brand, index) => {
    const x = 244 + index * 64
    return (
      circle([x, 278], 22, { fill: colour.tint, ...thinLine }) +
      label([x, 320], brandName[brand].split(' ')[0] ?? '', { anchor: 'middle', size: 15 })
    )
  })
  return (
    path('M370 206V232M244 256V232H436V256M308 232V256M372 232V256', { ...thinLine, fill: 'none' }) + drawn.join('')
  )
}

function detail(subject: Subject): Plate {
  const view = plugOf(subject)
  return {
    body: plugViews(view),
    alt: altText(`${plugTitle(view)} do cabo de pressão invasiva, em vista frontal e lateral`),
  }
}

/** Interface cables between a monitor and a disposable pressure transducer. */
export const pressureCable: Composition = { whole, detail }
