import { colour, thin, thinOpen } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, label, path, placed, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { childPlate, gelTube, internalPaddle, multifunctionPad, paddle } from '#drawings/parts/paddles.ts'
import { caption, centreLines, plugViews } from '#drawings/plugs/plug-detail.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { isKnown, plugOf, plugTitle } from '#drawings/plugs/plug-view.ts'
import { byForm, fixed } from './by-form.ts'

function padsWhole(subject: Subject): Plate {
  const { traits, variant } = subject
  const view = plugOf(subject)
  const child = traits.form?.includes('infantil') ?? false
  const scale = child ? 0.72 : 0.95
  const brand = variant?.brand
  return {
    body: [
      cable(['M296 108C250 108 262 300 190 306H110', 'M406 196C406 320 300 310 250 300C220 294 200 306 150 306'], {
        width: 8,
      }),
      multifunctionPad({ at: [282, 110], scale, turn: -6 }),
      multifunctionPad({ at: [400, 190], scale, turn: 6 }),
      plug(view, { at: [122, 306] }),
      brand ? label([24, 44], brand, { size: 19, weight: 600 }) : '',
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
    rect([312, 66, 6, 208], thin),
    path('M318 100H356M312 170H356M298 240V250H356', thinOpen),
    label([362, 105], 'película', { size: 16.5 }),
    label([362, 175], 'gel', { size: 16.5 }),
    label([362, 255], 'espuma', { size: 16.5 }),
    caption([140, 334], 'face'),
    caption([306, 334], 'camadas'),
  ]
  return { body: body.join(''), alt: 'Face do eletrodo multifunção e as camadas de espuma, gel e película.' }
}

/** A pair of paddles with their cords out of the sheet at the lower left. */
function externalPair(): string {
  const cords = [
    'M130 110C130 16 24 20 26 150C28 280 50 310 58 366',
    'M350 110C350 16 456 20 454 150C452 300 110 280 78 366',
  ].map((run) => cable(run, { width: 10, core: colour.mid }))
  return cords.join('') + paddle({ at: [130, 176], scale: 1.4 }) + paddle({ at: [350, 176], scale: 1.4 })
}

function internalWhole({ variant }: Subject): Plate {
  const child = variant?.sizeKey === 'pediatrica'
  const spoon = (x: number, turn: number) =>
    cable(`M${x} 300C${x} 340 ${x + (240 - x) * 0.5} 330 240 366`, { width: 10, core: colour.mid }) +
    internalPaddle({ at: [x, 146], turn, scale: child ? 0.76 : 0.98 })
  return {
    body:
      spoon(150, -6) +
      spoon(330, 6) +
      (variant
        ? label([240, 60], variant.sizeLabel?.toLowerCase() ?? '', { size: 17, weight: 600, anchor: 'middle' })
        : ''),
    alt: altText(
      'Par de pás internas de desfibrilação',
      variant?.sizeLabel?.toLowerCase(),
      'em forma de concha com haste isolada',
    ),
  }
}

const plate = (scale: number) =>
  rect([-70 * scale, -84 * scale, 140 * scale, 168 * scale], { fill: '#cdd3d6', rx: 30 * scale })

/** Defibrillation: paddles, multifunction electrodes, child plates, gel. */
export const defibrillation: Composition = byForm({
  'multifuncao-adulto': { whole: padsWhole, detail: padsDetail },
  'multifuncao-infantil': { whole: padsWhole, detail: padsDetail },
  'pa-externa': {
    whole: () => ({
      body: externalPair(),
      alt: 'Par de pás externas de desfibrilação, com punho e botão.',
    }),
    detail: (subject) => {
      const view = plugOf(subject)
      return isKnown(view)
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
        circle([370, 150], 52, { ...thin, fill: colour.tint }) +
        caption([370, 290], 'concha'),
      alt: 'Concha da pá interna, de lado e de frente.',
    }),
  },
  'placa-infantil': fixed(() => ({
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
  'bisnaga-gel': fixed(() => ({
    whole: gelTube(),
    wholeAlt: 'bisnaga',
    detail: placed({ at: [-290, -130], scale: 1.75 }, gelTube()),
    detailAlt: 'tampa da bisnaga',
  })),
})
