import { cableCaptions } from '#drawings/cable-captions.ts'
import { piece } from '#drawings/drawing-files.ts'
import { colour, thinLine } from '#drawings/palette.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { machineEnd, machineEntry, shortCable } from '#drawings/plugs/machine-end.ts'
import { plugFaceAt, plugViews, viewsTitle } from '#drawings/plugs/plug-detail.ts'
import { hasKnownFace, plugAt, plugOf, plugTitle, connectorAt } from '#drawings/plugs/plug-view.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, element, label, part, path, placed, type Placement, rect } from '#drawings/svg.ts'
import { byForm, detailFromFile, formsFromFiles } from './forms.ts'

/** The four kinds of transducer connectors, named after the brands of disposable kits. */
const transducerBrands = ['argon', 'smiths', 'edward', 'bd'] as const
type TransducerBrand = (typeof transducerBrands)[number]

/** The brand named in a variant's transducer ('Smiths Logical'), or undefined. */
function transducerBrand(name: string | undefined): TransducerBrand | undefined {
  return transducerBrands.find((brand) => name?.toLowerCase().includes(brand))
}

/** The kit's side of a pressure cable: the cable enters at the origin, the contacts point left. */
function transducerEnd(brand: TransducerBrand, placement: Placement): string {
  return part('transducer-end', placed(placement, piece(`engate-${brand}`)), { 'data-brand': brand })
}

const brandName: Record<TransducerBrand, string> = {
  argon: 'Argon',
  smiths: 'Smiths Logical',
  edward: 'Edward',
  bd: 'BD',
}

function whole(subject: Subject): Plate {
  const { product, variant } = subject
  const view = plugOf(subject)
  const chosenBrand = transducerBrand(variant?.transducer)
  const hasChoice = chosenBrand === undefined && product.variants.some(({ transducer }) => transducer)
  const kit = plugAt(subject, 'transdutor')
  const endPlacement = { at: [296, hasChoice ? 112 : 150], flip: true, scale: 1.4 } as const
  const isExample = product.ends.length === 0
  const end =
    isExample || hasKnownFace(kit) ? transducerEnd(chosenBrand ?? 'edward', endPlacement) : plug(kit, endPlacement)
  return {
    body: [
      shortCable(machineEntry(view), [endPlacement.at[0] + 4, endPlacement.at[1]], { width: 13 }),
      end,
      hasChoice ? choices() : chosenName(subject),
      machineEnd(view),
      cableCaptions(subject),
    ].join(''),
    alt: altText(
      'Cabo de pressão invasiva',
      `${plugTitle(view)} do lado do monitor`,
      chosenBrand && `engate para transdutor ${brandName[chosenBrand]}`,
      hasChoice ? 'com os quatro engates de transdutor à escolha' : undefined,
    ),
  }
}

/** The name of the chosen kit and, where it is known, the face of its connector, enlarged in a circle. */
function chosenName(subject: Subject): string {
  const { variant } = subject
  const kit = plugAt(subject, 'transdutor')
  return [
    hasKnownFace(kit)
      ? path('M374 190L374 214', thinLine) +
        circle([374, 268], 54, { fill: colour.tint, ...thinLine }) +
        plugFaceAt(kit, [374, 268], [42, 42])
      : '',
    label([374, hasKnownFace(kit) ? 346 : 230], variant?.transducer ?? '', { anchor: 'middle', weight: 600, size: 20 }),
  ].join('')
}

/** The names of the four kits of which one is chosen, with a bracket to the cable's end, which is hidden with them. */
function choices(): string {
  const names = transducerBrands.map((brand, index) =>
    label([324, 218 + index * 40], brandName[brand].split(' ')[0] ?? '', { size: 36, weight: 600 }),
  )
  const bracket = path('M308 176V326M308 206H316M308 246H316M308 286H316M308 326H316', { ...thinLine, fill: 'none' })
  return element('g', { 'data-size': 'readable' }, [bracket, ...names])
}

function detail(subject: Subject): Plate {
  const view = plugOf(subject)
  return {
    body: plugViews(view),
    alt: altText(`${plugTitle(view)} do cabo de pressão invasiva, ${viewsTitle(view)}`),
  }
}

/** Interface cables between a monitor and a disposable pressure transducer. */
export const pressureCable: Composition = { whole, detail }

/** Disposable pressure kit: line, stopcock, transducer with flush, and its plug by brand. */
function transducerKit(subject: Subject): Plate {
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

/** Flow and pressure sensors. */
export const flowSensor: Composition = byForm<Subject>('fluxo-diferencial', {
  ...formsFromFiles('sensores-transdutores'),
  'kit-transdutor': { whole: transducerKit, detail: detailFromFile('sensores-transdutores', 'kit-transdutor') },
})
