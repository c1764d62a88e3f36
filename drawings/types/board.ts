import { plugFaceAt } from '#drawings/plugs/plug-detail.ts'
import { connectorAt } from '#drawings/plugs/plug-view.ts'
import type { Composition, Subject } from '#drawings/subject.ts'
import type { Point } from '#drawings/svg.ts'
import { byForm, formsFromFiles } from './forms.ts'

/** The face of one end of a mains lead, from the registry. */
const leadFaceOf = (side: 'equipamento' | 'fixacao') => (subject: Subject, at: Point) =>
  plugFaceAt({ shape: 'a-conferir', connector: connectorAt(subject, side) }, at, [90, 90])

/** Boards and electronic components. */
export const board: Composition = byForm(
  'placa',
  formsFromFiles<Subject>('placas-componentes-eletronicos', {
    drawings: { aparelho: leadFaceOf('equipamento'), tomada: leadFaceOf('fixacao') },
  }),
)
