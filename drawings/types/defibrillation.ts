import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, label, path, placed, type Point, rect } from '#drawings/svg.ts'
import { largeWords, purposeCaption } from '#drawings/named-purpose.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { childPlate, gelTube, internalPaddle, multifunctionPad, paddle } from '#drawings/parts/paddles.ts'
import { caption, centreLines, plugViews } from '#drawings/plugs/plug-detail.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { hasKnownFace, plugOf, plugTitle } from '#drawings/plugs/plug-view.ts'
import { byForm, fixedComposition } from './by-form.ts'

function padsWhole(subject: Subject): Plate {
  const { traits, variant } = subject
  const view = plugOf(subject)
  const child = traits.form?.includes('infantil') ?? false
  const scale = child ? 0.72 : 0.95
  const brand = variant?.brand
  const room = { at: [14, 46], anchor: 'start', width: 180, lines: 4 } as const
  return {
    body: [
      cable(['M296 108C250 108 262 300 190 306H110', 'M406 196C406 320 300 310 250 300C220 294 200 306 150 306'], {
        width: 8,
      }),
      multifunctionPad({ at: [282, 110], scale, turn: -6 }),
      multifunctionPad({ at: [400, 190], scale, turn: 6 }),
      plug(view, { at: [122, 306] }),
      brand ? largeWords(brand, room) : purposeCaption(subject.product, room),
    ].join(''),
    alt: altText(
      `Par de eletrodos multifunção ${child ? 'infantis' : 'adulto'}`,
      brand && `para ${brand}`,
      `com ${plugTitle(view)}`,
    ),
  }
}

function padsDetail({ traits }: Subject): Plate {
  const scale = traits.form?.includes('infantil') ? 1.1 : 1.4
  const body = [
    multifunctionPad({ at: [140, 170], scale }),
    rect([292, 60, 12, 220], { fill: colour.tint }),
    rect([304, 74, 8, 192], { fill: colour.shade }),
    rect([312, 66, 6, 208], thinLine),
    path('M318 100H356M312 170H356M298 240V250H356', thinOutline),
    label([362, 105], 'película', { size: 16.5 }),
    label([362, 175], 'gel', { size: 16.5 }),
    label([362, 255], 'espuma', { size: 16.5 }),
    caption([140, 334], 'face'),
    caption([306, 334], 'camadas'),
  ]
  return { body: body.join(''), alt: 'Face do eletrodo multifunção e as camadas de espuma, gel e película.' }
}

/** A sealed tray with the pair inside, which goes into the machine as a whole; pulling its tab opens it. */
function cartridge({ product, traits, variant }: Subject): Plate {
  const child = variant?.patient?.startsWith('Infantil') ?? false
  const pad = (x: number) => multifunctionPad({ at: [x, 144], scale: child ? 0.62 : 0.86 })
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
      paddle({ at: [150, 146], scale: 1.25 }) +
      paddle({ at: [350, 146], scale: 1.25 }) +
      plug(view, { at: plugAtFoot }),
    alt: altText('Par de pás externas de desfibrilação, com punho e botão', plugTitle(view)),
  }
}

function internalWhole(subject: Subject): Plate {
  const { variant } = subject
  const view = plugOf(subject)
  const child = variant?.sizeKey === 'pediatrica'
  const scale = child ? 0.7 : 0.88
  const spoon = (x: number, turn: number) =>
    cable(`M${x} ${108 + 190 * scale}C${x} ${150 + 190 * scale} ${x - 60} 316 ${x - 110} 316H112`, {
      width: 10,
      core: colour.mid,
    }) + internalPaddle({ at: [x, 112], turn, scale })
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

const plate = (scale: number) =>
  rect([-70 * scale, -84 * scale, 140 * scale, 168 * scale], { fill: '#cdd3d6', rx: 30 * scale })

/** Defibrillation: paddles, multifunction electrodes, child plates, gel. */
export const defibrillation: Composition = byForm({
  'multifuncao-adulto': { whole: padsWhole, detail: padsDetail },
  'multifuncao-infantil': { whole: padsWhole, detail: padsDetail },
  cartucho: { whole: cartridge, detail: padsDetail },
  'pa-externa': {
    whole: externalPair,
    detail: (subject) => {
      const view = plugOf(subject)
      return hasKnownFace(view)
        ? { body: plugViews(view), alt: altText(`${plugTitle(view)} das pás externas`) }
        : {
            body:
              centreLines([130, 160], [112, 136]) +
              placed({ at: [130, 160] }, plate(1.25)) +
              caption([130, 326], 'placa de contato') +
              paddle({ at: [350, 150], scale: 1.45 }) +
              caption([350, 326], 'perfil'),
            alt: 'Placa de contato da pá externa e a pá de perfil.',
          }
    },
  },
  'pa-interna': {
    whole: internalWhole,
    detail: () => ({
      body:
        internalPaddle({ at: [160, 240], scale: 1.9 }) +
        centreLines([370, 150], [84, 110]) +
        circle([370, 150], 70, { fill: '#cdd3d6' }) +
        circle([370, 150], 52, { ...thinLine, fill: colour.tint }) +
        caption([370, 290], 'concha'),
      alt: 'Concha da pá interna, de lado e de frente.',
    }),
  },
  'placa-infantil': fixedComposition(() => ({
    whole: childPlate({ at: [140, 130], scale: 1.35 }) + childPlate({ at: [330, 236], scale: 1.35 }),
    wholeAlt: 'duas placas com trilhos laterais',
    detail:
      paddle({ at: [240, 120], scale: 1.7 }) +
      path('M240 240V258', { 'stroke-dasharray': '5 5' }) +
      rect([176, 264, 128, 24], { fill: '#cdd3d6', rx: 4 }) +
      path('M150 250V292H176M330 250V292H304', { 'stroke-width': 6, fill: 'none' }) +
      caption([240, 330], 'encaixe sobre a pá de adulto'),
    detailAlt: 'encaixe sobre a pá de adulto',
  })),
  'bisnaga-gel': fixedComposition(() => ({
    whole: gelTube(),
    wholeAlt: 'bisnaga',
    detail: placed({ at: [-290, -130], scale: 1.75 }, gelTube()),
    detailAlt: 'tampa da bisnaga',
  })),
})
