import { cableCaptions } from '#drawings/cable-captions.ts'
import { piece } from '#drawings/drawing-files.ts'
import { machineEnd, machineEntry, shortCable } from '#drawings/plugs/machine-end.ts'
import { plugViews, viewsTitle } from '#drawings/plugs/plug-detail.ts'
import { hasKnownFace, plugOf, plugTitle } from '#drawings/plugs/plug-view.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { type Placement, placed, type Point } from '#drawings/svg.ts'

/** The patient's side of a sensor on a cable. */
export interface PatientSide {
  /** Its drawing file, and its position on the sheet. */
  file: string
  placement: Placement
  /** Where the cable meets it. */
  joint: Point
  cableWidth: number
  /** What it is, for the alternative text. */
  description?: string
  /** Further marks on the whole, such as a dimension. */
  marks?: string
  /** Its close-up, the detail of a sensor whose plug is not known. */
  closeUp?: (subject: Subject) => Plate
}

/**
 * A sensor on a cable: its plug large, the cable cut short, the patient's side; the detail shows the plug if it is
 * known.
 */
export function cabledSensor(name: string, patientSideOf: (subject: Subject) => PatientSide): Composition {
  return {
    whole: (subject) => {
      const view = plugOf(subject)
      const { file, placement, joint, cableWidth, description, marks = '' } = patientSideOf(subject)
      return {
        body: [
          shortCable(machineEntry(view), joint, { width: cableWidth }),
          placed(placement, piece(file)),
          marks,
          machineEnd(view),
          cableCaptions(subject),
        ].join(''),
        alt: altText(name, description, `com ${plugTitle(view)}`),
      }
    },
    detail: (subject) => {
      const view = plugOf(subject)
      const { closeUp } = patientSideOf(subject)
      if (closeUp && !hasKnownFace(view)) return closeUp(subject)
      return { body: plugViews(view), alt: altText(`${name}: ${plugTitle(view)}`, viewsTitle(view)) }
    },
  }
}
