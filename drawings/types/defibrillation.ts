import { piece } from '#drawings/drawing-files.ts'
import { colour, thinLine } from '#drawings/palette.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { plugViews } from '#drawings/plugs/plug-detail.ts'
import { hasKnownFace, plugOf, plugTitle } from '#drawings/plugs/plug-view.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { largeWords, purposeCaption } from '#drawings/purpose-caption.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { label, path, placed, type Point, rect } from '#drawings/svg.ts'
import { byForm, detailFromFile, formsFromFiles } from './forms.ts'

function padsWhole(subject: Subject): Plate {
  const { traits, variant } = subject
  const view = plugOf(subject)
  const isChild = traits.form?.includes('infantil') ?? false
  const scale = isChild ? 0.72 : 0.95
  const brand = variant?.brand
  const captionArea = { at: [14, 46], anchor: 'start', width: 180, lines: 4 } as const
  return {
    body: [
      cable(['M296 108C250 108 262 300 190 306H110', 'M406 196C406 320 300 310 250 300C220 294 200 306 150 306'], {
        width: 8,
      }),
      placed({ at: [282, 110], scale, turn: -6 }, piece('eletrodo-multifuncao')),
      placed({ at: [400, 190], scale, turn: 6 }, piece('eletrodo-multifuncao')),
      plug(view, { at: [122, 306] }),
      brand ? largeWords(brand, captionArea) : purposeCaption(subject.product, captionArea),
    ].join(''),
    alt: altText(
      `Par de eletrodos multifunção ${isChild ? 'infantis' : 'adulto'}`,
      brand && `para ${brand}`,
      `com ${plugTitle(view)}`,
    ),
  }
}

/** A sealed tray with the pair inside, which goes into the machine as a whole; pulling its tab opens it. */
function cartridge({ product, traits, variant }: Subject): Plate {
  const isChild = variant?.patient?.startsWith('Infantil') ?? false
  const pad = (x: number) => placed({ at: [x, 144], scale: isChild ? 0.62 : 0.86 }, piece('eletrodo-multifuncao'))
  return {
    body: [
      path('M380 108H430C446 108 446 180 430 180H380', { fill: colour.mid }),
      rect([60, 34, 330, 220], { fill: colour.shade, rx: 26 }),
      rect([80, 52, 290, 184], { ...thinLine, fill: colour.paper, rx: 16, 'stroke-dasharray': '6 4' }),
      pad(152),
      pad(298),
      purposeCaption(product, { at: [240, 310] }),
    ].join(''),
    alt: altText(product.name, traits.form, 'lacrado, com o par de eletrodos', variant?.patient?.toLowerCase()),
  }
}

/** Where the two cords of a pair join, and their path to the plug at the lower left. */
const plugAtFoot: Point = [124, 316]
const intoPlug = 'M240 306C214 318 170 316 112 316'

/** A pair of paddles whose cords join into one plug. */
function externalPair(subject: Subject): Plate {
  const view = plugOf(subject)
  const cords = [
    'M150 84C150 8 40 10 40 130C40 250 150 300 240 306',
    'M350 84C350 8 456 10 454 140C452 260 330 300 240 306',
    intoPlug,
  ].map((run) => cable(run, { width: 10, core: colour.mid }))
  return {
    body:
      cords.join('') +
      placed({ at: [150, 146], scale: 1.25 }, piece('pa-externa')) +
      placed({ at: [350, 146], scale: 1.25 }, piece('pa-externa')) +
      plug(view, { at: plugAtFoot }),
    alt: altText('Par de pás externas de desfibrilação, com punho e botão', plugTitle(view)),
  }
}

function internalWhole(subject: Subject): Plate {
  const { variant } = subject
  const view = plugOf(subject)
  const isChild = variant?.sizeKey === 'pediatrica'
  const scale = isChild ? 0.7 : 0.88
  const spoon = (x: number, turn: number) =>
    cable(`M${x} ${108 + 190 * scale}C${x} ${150 + 190 * scale} ${x - 60} 316 ${x - 110} 316H112`, {
      width: 10,
      core: colour.mid,
    }) + placed({ at: [x, 112], turn, scale }, piece('pa-interna'))
  return {
    body:
      spoon(390, 4) +
      spoon(280, -4) +
      plug(view, { at: plugAtFoot }) +
      (variant
        ? label([120, 60], variant.sizeLabel?.toLowerCase() ?? '', { size: 17, weight: 600, anchor: 'middle' })
        : purposeCaption(subject.product, { at: [14, 46], anchor: 'start', width: 190, lines: 4 })),
    alt: altText(
      'Par de pás internas de desfibrilação',
      variant?.sizeLabel?.toLowerCase(),
      'em forma de concha com haste isolada',
      plugTitle(view),
    ),
  }
}

const detailOf = (form: string) => detailFromFile('pas-eletrodos-desfibrilacao', form)
const paddleDetail = detailOf('pa-externa')

/** Defibrillation: paddles, multifunction electrodes, child plates, gel. */
export const defibrillation: Composition = byForm<Subject>('multifuncao-adulto', {
  ...formsFromFiles('pas-eletrodos-desfibrilacao'),
  'multifuncao-adulto': { whole: padsWhole, detail: detailOf('multifuncao-adulto') },
  'multifuncao-infantil': { whole: padsWhole, detail: detailOf('multifuncao-infantil') },
  cartucho: { whole: cartridge, detail: detailOf('multifuncao-adulto') },
  'pa-externa': {
    whole: externalPair,
    detail: (subject) => {
      const view = plugOf(subject)
      return hasKnownFace(view)
        ? { body: plugViews(view), alt: altText(`${plugTitle(view)} das pás externas`) }
        : paddleDetail(subject)
    },
  },
  'pa-interna': { whole: internalWhole, detail: detailOf('pa-interna') },
})
