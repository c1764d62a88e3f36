import { colour, noLine } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { circle, placed } from '../svg.ts'
import { caption, centreLines } from '../parts/plug-detail.ts'
import { pneumaticConnector } from '../parts/pneumatic-connector.ts'
import { type ConnectorForm, connectorForms } from './nibp-connector-forms.ts'

function formOf({ product, traits }: Subject): ConnectorForm {
  const digits = /\d+/.exec(traits.form ?? product.sku ?? product.id)
  const index = digits ? Number(digits[0]) - 1 : 0
  return connectorForms[index % connectorForms.length] ?? { left: 'luer-macho', body: 'reto', right: 'bico' }
}

function whole(subject: Subject): Plate {
  const form = formOf(subject)
  const y = form.layout === 'te' || form.layout === 'cotovelo' ? 140 : 180
  return { body: centreLines([240, y], [216, 110]) + pneumaticConnector(form, { at: [240, y], scale: 1.65 }), alt: altText('Conector de PNI', describe(form)) }
}

function describe({ left, right, layout }: ConnectorForm): string {
  const shape = layout === 'duplo' ? 'via dupla' : layout === 'te' ? 'em T' : layout === 'y' ? 'em Y' : layout === 'cotovelo' ? 'em cotovelo' : 'via simples'
  return `${left.replace('-', ' ')} de um lado e ${right.replace('-', ' ')} do outro, ${shape}`
}

/** The mouth seen from the front, and the connector small beside it. */
function detail(subject: Subject): Plate {
  const form = formOf(subject)
  const mouths = form.layout === 'duplo' ? [-46, 46] : [0]
  const face = mouths.map((y) => circle([0, y], 40, { fill: colour.shade }) + circle([0, y], 27, {}) + circle([0, y], 12, { fill: colour.ink, ...noLine })).join('')
  return {
    body: [
      centreLines([120, 164], [100, 124]),
      placed({ at: [120, 164], scale: 1.3 }, face),
      caption([120, 326], 'boca'),
      pneumaticConnector(form, { at: [340, 164], scale: 0.95 }),
      caption([340, 326], 'perfil'),
    ].join(''),
    alt: altText('Boca do conector de PNI vista de frente', 'ao lado do perfil'),
  }
}

/** Pneumatic connectors CP01 to CP27. */
export const nibpConnector: Composition = { whole, detail }
