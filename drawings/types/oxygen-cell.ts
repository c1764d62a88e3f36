import { colour, noFill, thin, thinOpen } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, label, path, placed, rect } from '#drawings/svg.ts'
import { cellTop, cylinder, diffuser, lowCapsule, ringCapsule } from '#drawings/parts/cell.ts'
import { caption, centreLines, plugFaceAt } from '#drawings/plugs/plug-detail.ts'
import { isKnown, plugOf } from '#drawings/plugs/plug-view.ts'
import { plugName, type PlugShape } from '#drawings/plugs/plug-names.ts'

type Form = 'cilindro-rosca' | 'cilindro-difusor' | 'jaque-colar' | 'capsula-aneis'

const formOf = ({ traits }: Subject): Form =>
  traits.form === 'cilindro-difusor' || traits.form === 'jaque-colar' || traits.form === 'capsula-aneis'
    ? traits.form
    : 'cilindro-rosca'

const bodies: Record<Form, (shape: PlugShape) => string> = {
  'cilindro-rosca': (shape) => placed({ at: [240, 84], scale: 1.2 }, cellTop(shape) + cylinder()),
  'cilindro-difusor': (shape) => placed({ at: [240, 70], scale: 1.08 }, cellTop(shape) + cylinder() + diffuser()),
  'jaque-colar': (shape) => placed({ at: [240, 92], scale: 1.2 }, cellTop(shape) + lowCapsule()),
  'capsula-aneis': () => placed({ at: [240, 180], scale: 1.3 }, ringCapsule()),
}

const names: Record<Form, string> = {
  'cilindro-rosca': 'corpo cilíndrico com rosca na base',
  'cilindro-difusor': 'corpo cilíndrico, rosca na base e difusor (não incluído) em tracejado',
  'jaque-colar': 'corpo baixo com colar e entrada para cabo com anel de aperto',
  'capsula-aneis': 'cápsula baixa com anéis condutores concêntricos',
}

function whole(subject: Subject): Plate {
  const form = formOf(subject)
  const { shape } = plugOf(subject)
  return {
    body: centreLines([240, 184], [150, 166]) + bodies[form](shape),
    alt: altText(
      'Célula de oxigênio',
      names[form],
      form === 'capsula-aneis' ? undefined : plugName[shape].replace('plugue', 'entrada'),
    ),
  }
}

function detail(subject: Subject): Plate {
  const form = formOf(subject)
  if (form === 'capsula-aneis')
    return { body: ringFace(), alt: 'Anéis condutores da cápsula de oxigênio, vistos de frente.' }
  const view = plugOf(subject)
  return {
    body: [
      centreLines([136, 160], [116, 122]),
      circle([136, 160], 106, { fill: colour.shade }),
      circle([136, 160], 94, { ...thin, fill: colour.tint }),
      plugFaceAt(view, [136, 160], [60, 60]),
      caption([136, 318], isKnown(view) ? 'topo' : 'topo: a conferir'),
      centreLines([360, 160], [92, 122]),
      circle([360, 160], 82, { fill: colour.mid }),
      circle([360, 160], 46, { fill: colour.tint }),
      circle([360, 160], 38, { ...noFill, ...thin, 'stroke-dasharray': '8 5' }),
      circle([360, 160], 24, { ...thin, fill: colour.sheet }),
      caption([360, 318], form === 'jaque-colar' ? 'cone e membrana' : 'rosca e membrana'),
    ].join(''),
    alt: altText(
      'Célula de oxigênio vista por cima e por baixo',
      `${plugName[view.shape].replace('plugue', 'entrada')} no topo`,
      form === 'jaque-colar' ? 'membrana na base' : 'rosca e membrana na base',
    ),
  }
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
    path('M348 100L400 60H452', thinOpen),
    label([404, 50], 'anéis', { size: 16.5 }),
    rect([226, 26, 28, 12], { fill: colour.mid }),
    caption([240, 340], 'face dos contatos'),
  ].join('')
}

/** Galvanic oxygen sensors. */
export const oxygenCell: Composition = { whole, detail }
