import { colour } from '#drawings/palette.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { plugFaceAt } from '#drawings/plugs/plug-detail.ts'
import { connectorAt, plugAt } from '#drawings/plugs/plug-view.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, label, path, rect } from '#drawings/svg.ts'
import { byForm, detailFromFile, formsFromFiles } from './forms.ts'
import { transducerBrand } from './pressure-cable.ts'

/** Disposable pressure kit: line, stopcock, transducer with flush, and its plug by brand. */
function kit(subject: Subject): Plate {
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
  'kit-transdutor': { whole: kit, detail: detailFromFile('sensores-transdutores', 'kit-transdutor') },
})
