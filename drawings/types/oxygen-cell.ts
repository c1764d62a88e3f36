import { colour, noFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, label, path, placed, rect } from '#drawings/svg.ts'
import { purposeCaption } from '#drawings/named-purpose.ts'
import { cellTop, type CellFoot, cylinder, diffuser, lowCapsule, ringCapsule } from '#drawings/parts/cell.ts'
import { caption, centreLines, plugFaceAt } from '#drawings/plugs/plug-detail.ts'
import { connectorAt, hasKnownFace, plugOf, type PlugView } from '#drawings/plugs/plug-view.ts'
import { plugName } from '#drawings/plugs/plug-names.ts'
import { specified } from '#drawings/specified.ts'

type Form = 'cilindro-rosca' | 'cilindro-difusor' | 'jaque-colar' | 'capsula-aneis'

const formOf = ({ traits }: Subject): Form =>
  traits.form === 'cilindro-difusor' || traits.form === 'jaque-colar' || traits.form === 'capsula-aneis'
    ? traits.form
    : 'cilindro-rosca'

/** A thread if the part's ends name one, and a sealing ring if its data sheet names one. */
const footOf = (subject: Subject): CellFoot => ({
  hasThread: connectorAt(subject, 'fixacao')?.shape === 'rosca',
  hasRing: specified(subject.product, 'Vedação')?.startsWith('Anel') ?? false,
})

const bodies: Record<Form, (view: PlugView, foot: CellFoot) => string> = {
  'cilindro-rosca': (view, foot) => placed({ at: [240, 76], scale: 1.2 }, cellTop(view) + cylinder(foot)),
  'cilindro-difusor': (view, foot) =>
    placed({ at: [240, 70], scale: 1.08 }, cellTop(view) + cylinder(foot) + diffuser()),
  'jaque-colar': (view) => placed({ at: [240, 92], scale: 1.2 }, cellTop(view) + lowCapsule()),
  'capsula-aneis': () => placed({ at: [240, 180], scale: 1.3 }, ringCapsule()),
}

const names: Record<Form, string> = {
  'cilindro-rosca': 'corpo cilíndrico',
  'cilindro-difusor': 'corpo cilíndrico e difusor (não incluído) em tracejado',
  'jaque-colar': 'corpo baixo com colar e entrada para cabo com anel de aperto',
  'capsula-aneis': 'cápsula baixa com anéis condutores concêntricos',
}

function whole(subject: Subject): Plate {
  const form = formOf(subject)
  const view = plugOf(subject)
  const foot = footOf(subject)
  const isCylinder = form.startsWith('cilindro')
  return {
    body: centreLines([240, 174], [150, 150]) + bodies[form](view, foot) + purposeCaption(subject.product, [240, 348]),
    alt: altText(
      'Célula de oxigênio',
      names[form],
      isCylinder ? (foot.hasThread ? 'com rosca na base' : 'base a conferir') : undefined,
      form === 'capsula-aneis' ? undefined : plugName[view.shape].replace('plugue', 'entrada'),
    ),
  }
}

/** The caption of the base, by what is known of it. */
function baseWords(form: Form, { hasThread }: CellFoot): string {
  if (form === 'jaque-colar') return 'cone e membrana'
  return hasThread ? 'rosca e membrana' : 'base: a conferir'
}

function detail(subject: Subject): Plate {
  const form = formOf(subject)
  if (form === 'capsula-aneis')
    return { body: ringFace(), alt: 'Anéis condutores da cápsula de oxigênio, vistos de frente.' }
  const view = plugOf(subject)
  const foot = footOf(subject)
  const words = baseWords(form, foot)
  return {
    body: [
      centreLines([136, 160], [116, 122]),
      circle([136, 160], 106, { fill: colour.shade }),
      circle([136, 160], 94, { ...thinLine, fill: colour.tint }),
      plugFaceAt(view, [136, 160], [60, 60]),
      caption([136, 318], hasKnownFace(view) ? 'topo' : 'topo: a conferir'),
      centreLines([360, 160], [92, 122]),
      base(form, foot),
      caption([360, 318], words),
    ].join(''),
    alt: altText(
      'Célula de oxigênio vista por cima e por baixo',
      `${plugName[view.shape].replace('plugue', 'entrada')} no topo`,
      words,
    ),
  }
}

/** The base from below: thread or cone round the membrane, or an outline where neither is known. */
function base(form: Form, { hasThread, hasRing }: CellFoot): string {
  const ring = hasRing ? circle([360, 160], 62, { ...noFill, 'stroke-width': 8 }) : ''
  if (form !== 'jaque-colar' && !hasThread)
    return (
      circle([360, 160], 82, { fill: colour.shade }) +
      circle([360, 160], 46, { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '7 5' }) +
      ring +
      label([360, 176], '?', { size: 44, weight: 600, anchor: 'middle', fill: colour.mid })
    )
  const crest =
    form === 'jaque-colar' ? '' : circle([360, 160], 38, { ...noFill, ...thinLine, 'stroke-dasharray': '8 5' })
  return (
    circle([360, 160], 82, { fill: colour.mid }) +
    circle([360, 160], 46, { fill: colour.tint }) +
    crest +
    ring +
    circle([360, 160], 24, { ...thinLine, fill: colour.sheet })
  )
}

/** Concentric contact rings of a capsule without cable. */
function ringFace(): string {
  const gold = '#d9b65c'
  return [
    centreLines([240, 164], [180, 150]),
    circle([240, 164], 132, { fill: colour.shade }),
    circle([240, 164], 108, { fill: gold }),
    circle([240, 164], 88, { fill: colour.tint }),
    circle([240, 164], 66, { fill: gold }),
    circle([240, 164], 46, { fill: colour.tint }),
    circle([240, 164], 22, { fill: gold }),
    path('M348 100L400 60H452', thinOutline),
    label([404, 50], 'anéis', { size: 16.5 }),
    rect([226, 26, 28, 12], { fill: colour.mid }),
    caption([240, 340], 'face dos contatos'),
  ].join('')
}

/** Galvanic oxygen sensors. */
export const oxygenCell: Composition = { whole, detail }
