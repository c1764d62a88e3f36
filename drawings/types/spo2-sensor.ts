import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { label, path, type Placement, placed } from '#drawings/svg.ts'
import { thinLine } from '#drawings/palette.ts'
import { cableCaptions, purposeTitle, cableLengths } from '#drawings/cable-captions.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { piece } from '#drawings/drawn-files.ts'
import { caption, centreLines, faceCaption, plugFaceAt, plugViews } from '#drawings/plugs/plug-detail.ts'
import { machineEnd, machineEntry, shortCable } from '#drawings/plugs/machine-end.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { hasKnownFace, plugAt, plugOf, plugTitle } from '#drawings/plugs/plug-view.ts'
import { endName } from '#drawings/plugs/patient-end.ts'

/** The patient's side of a form: the file of its piece, its words in the alternative text, and its close-up. */
interface PatientSide {
  file: string
  name: string
  closeUp: Placement
}

const clip: PatientSide = { file: 'clipe-dedo', name: endName['clipe-dedo'], closeUp: { at: [86, 186], scale: 2.5 } }

const sides: Readonly<Record<string, PatientSide | undefined>> = {
  'clipe-orelha': { file: 'clipe-orelha', name: endName['clipe-orelha'], closeUp: { at: [70, 180], scale: 3.1 } },
  'dedeira-silicone': {
    file: 'dedeira-silicone',
    name: 'dedal de silicone em corte, com emissor e detector frente a frente',
    closeUp: { at: [60, 180], scale: 2.6 },
  },
  'envoltorio-neonatal': {
    file: 'sensor-dois-bracos',
    name: 'emissor e detector em Y, frente a frente, com a fita em tracejado',
    closeUp: { at: [60, 180], scale: 2.5 },
  },
  'adesivo-neonatal': {
    file: 'fita-neonatal',
    name: 'fita adesiva longa com emissor e detector',
    closeUp: { at: [30, 180], scale: 2.5 },
  },
  'adesivo-descartavel': {
    file: 'envoltorio',
    name: 'adesivo de dedo com emissor e detector',
    closeUp: { at: [30, 180], scale: 2.8 },
  },
}

const sideOf = ({ traits }: Subject): PatientSide => sides[traits.form ?? ''] ?? clip

function whole(subject: Subject): Plate {
  const { traits, variant } = subject
  const view = plugOf(subject)
  if (traits.form === 'cabo-extensor') return extension(subject)
  const child = variant !== undefined && (variant.sizeKey ?? variant.patient ?? 'adulto').toLowerCase() !== 'adulto'
  const size = (variant?.sizeLabel ?? variant?.patient)?.split(' (')[0]
  const { file, name } = sideOf(subject)
  const at = [child ? 316 : 282, 170] as const
  return {
    body: [
      shortCable(machineEntry(view), [at[0] + 10, 170], { width: 12 }),
      placed({ at, scale: child ? (size === 'Neonatal' ? 0.84 : 1) : 1.16 }, piece(file)),
      size ? measure(at[0], size, child) : '',
      machineEnd(view),
      cableCaptions(subject),
    ].join(''),
    alt: altText('Sensor de SpO2', `${name}${size ? ` ${size.toLowerCase()}` : ''}`, `com ${plugTitle(view)}`),
  }
}

/** An extension or adapter cable, whose ends are drawn from their connectors. */
function extension(subject: Subject): Plate {
  const [monitor, sensor] = [plugOf(subject), plugAt(subject, 'sensor')]
  return {
    body:
      shortCable(machineEntry(monitor), [300, 180], { width: 13 }) +
      machineEnd(monitor) +
      plug(sensor, { at: [296, 180], flip: true, scale: 1.4 }) +
      purposeTitle(subject) +
      cableLengths(subject) +
      caption([382, 270], 'lado do sensor') +
      caption([100, 348], 'lado do monitor'),
    alt: altText(
      subject.product.name,
      `${plugTitle(monitor)} do lado do monitor`,
      `${plugTitle(sensor)} do lado do sensor`,
    ),
  }
}

/** A dimension line below the clip, with the chosen size. */
function measure(x: number, text: string, child: boolean): string {
  const [from, to] = [x, x + (child ? 118 : 162)]
  return (
    path(`M${from} 262V278M${to} 262V278M${from} 270H${to}`, thinLine) +
    label([(from + to) / 2, 298], text, { anchor: 'middle', weight: 600, size: 16.5 })
  )
}

function detail(subject: Subject): Plate {
  const { traits } = subject
  if (traits.form === 'cabo-extensor') return bothFaces(subject)
  const view = plugOf(subject)
  const { file, name, closeUp } = sideOf(subject)
  if (traits.form === 'dedeira-silicone' && hasKnownFace(view))
    return {
      body:
        cable('M-10 160H40', { width: 15 }) +
        placed({ at: [30, 160], scale: 1.45 }, piece(file)) +
        caption([140, 316], 'em corte') +
        plugFaceAt(view, [378, 160], [84, 84]) +
        caption([378, 316], faceCaption(view)),
      alt: altText(name, plugTitle(view)),
    }
  if (!hasKnownFace(view)) {
    return {
      body: cable(`M-10 ${closeUp.at[1]}H${closeUp.at[0] + 20}`, { width: 24 }) + placed(closeUp, piece(file)),
      alt: altText(`${name}, no sensor de SpO2 em detalhe`),
    }
  }
  return { body: plugViews(view), alt: altText(`${plugTitle(view)} do sensor de SpO2, em vista frontal e lateral`) }
}

/** The two faces of an extension, side by side. */
function bothFaces(subject: Subject): Plate {
  const drawn = (['equipamento', 'sensor'] as const).map((side, index) => {
    const view = plugAt(subject, side)
    const x = 124 + index * 232
    return (
      (hasKnownFace(view)
        ? centreLines([x, 150], [106, 108]) + plugFaceAt(view, [x, 150], [98, 92])
        : plug(view, { at: [x, 244], turn: 90, scale: 1.6 })) +
      caption([x, 302], index === 0 ? 'lado do monitor' : 'lado do sensor') +
      caption([x, 330], faceCaption(view))
    )
  })
  return { body: drawn.join(''), alt: altText(subject.product.name, 'as faces das duas pontas') }
}

/** Oximetry sensors: finger clip, ear clip, boot or wrap on a cable. */
export const spo2Sensor: Composition = { whole, detail }
