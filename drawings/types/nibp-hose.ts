import { colour, thin } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { d, label, path } from '../svg.ts'
import { cable } from '../parts/cable.ts'
import { looped } from '../parts/looped.ts'
import { pneumaticConnector } from '../parts/pneumatic-connector.ts'
import { type ConnectorForm, connectorForms } from './nibp-connector-forms.ts'

interface Hose {
  tubes: number
  newborn: boolean
  monitor: ConnectorForm
  cuffEnd: ConnectorForm
}

function read({ product, traits, variant }: Subject): Hose {
  const sku = variant?.sku ?? product.sku ?? product.id
  const index = Number(/\d+/.exec(sku)?.[0] ?? 1) - 1
  const newborn = variant?.sizeKey === 'neonatal' || /\dN$/i.test(sku)
  const single = connectorForms.filter(({ layout }) => layout === 'reto')
  const pick = (at: number) => single[at % single.length] ?? { left: 'luer-macho', body: 'reto', right: 'bico' }
  return { tubes: Number(variant?.vias ?? traits.tubes ?? 1), newborn, monitor: pick(index + 2), cuffEnd: newborn ? pick(0) : pick(index + 5) }
}

function whole(subject: Subject): Plate {
  const hose = read(subject)
  const width = hose.newborn ? 12 : hose.tubes === 2 ? 26 : 18
  const bore = hose.tubes === 2 ? path(looped([330, 180]).join(''), { ...thin, fill: 'none' }) : ''
  return {
    body: [
      cable(looped([330, 180]), { width, core: colour.tint, name: 'hose' }),
      bore,
      pneumaticConnector(hose.monitor, { at: [70, 306], scale: 0.75 }),
      pneumaticConnector(hose.cuffEnd, { at: [376, 180], scale: 0.75 * (hose.newborn ? 0.8 : 1), flip: true }),
      label([376, 250], hose.newborn ? 'neonatal' : 'adulto', { anchor: 'middle', size: 15 }),
    ].join(''),
    alt: altText('Extensão de PNI', hose.newborn ? 'neonatal' : 'adulto', hose.tubes === 2 ? 'tubo duplo' : 'tubo simples', 'com o conector do monitor e o da braçadeira'),
  }
}

function detail(subject: Subject): Plate {
  const { monitor } = read(subject)
  return { body: cable(d`M340 180C400 180 420 220 490 220`, { width: 34, core: colour.tint, name: 'hose' }) + pneumaticConnector(monitor, { at: [220, 180], scale: 1.6 }), alt: altText('Conector da extensão de PNI do lado do monitor') }
}

/** Hoses between a monitor and a blood-pressure cuff. */
export const nibpHose: Composition = { whole, detail }
