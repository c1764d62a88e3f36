import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { cableCaptions, purposeLabel, lengthLabel } from '#drawings/cable-captions.ts'
import { piece } from '#drawings/drawing-files.ts'
import { thinLine, colour } from '#drawings/palette.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { machineEnd, machineEntry, shortCable } from '#drawings/plugs/machine-end.ts'
import { plugViews, viewsTitle, caption, centreLines, faceCaption, plugFaceAt } from '#drawings/plugs/plug-detail.ts'
import { hasKnownFace, plugOf, plugTitle, plugAt, connectorAt } from '#drawings/plugs/plug-view.ts'
import { plug } from '#drawings/plugs/plug.ts'
import { altText, type Composition, type Drawing, type Subject } from '#drawings/subject.ts'
import { type Placement, placed, type Point, label, path, circle, element, part, rect } from '#drawings/svg.ts'
import { byForm, detailFromFile, formsFromFiles } from './forms.ts'

interface PatientSide {
  /** The name of the drawing file of the patient's side and, in `placement`, its position on the sheet. */
  file: string
  placement: Placement
  joint: Point
  cableWidth: number
  /** The patient's side in words, for the alternative text. */
  description?: string
  /** Further marks on the whole, such as a dimension. */
  marks?: string
  /** The close-up of the patient's side, which is the detail if the plug is not known. */
  closeUp?: (subject: Subject) => Drawing
}

/** A sensor on a cable cut short: plug, patient's side; the detail shows the plug if it is known. */
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

type Probe = { file: string; description: string; closeUp: Placement }

const clip: Probe = { file: 'clipe-dedo', description: 'clipe de dedo', closeUp: { at: [86, 186], scale: 2.5 } }

const probes: Readonly<Record<string, Probe | undefined>> = {
  'clipe-orelha': { file: 'clipe-orelha', description: 'clipe de orelha', closeUp: { at: [70, 180], scale: 3.1 } },
  'dedeira-silicone': {
    file: 'dedeira-silicone',
    description: 'dedal de silicone em corte, com emissor e detector frente a frente',
    closeUp: { at: [60, 180], scale: 2.6 },
  },
  'envoltorio-neonatal': {
    file: 'sensor-dois-bracos',
    description: 'emissor e detector em Y, frente a frente, com a fita em tracejado',
    closeUp: { at: [60, 180], scale: 2.5 },
  },
  'adesivo-neonatal': {
    file: 'fita-neonatal',
    description: 'fita adesiva longa com emissor e detector',
    closeUp: { at: [30, 180], scale: 2.5 },
  },
  'adesivo-descartavel': {
    file: 'envoltorio',
    description: 'adesivo de dedo com emissor e detector',
    closeUp: { at: [30, 180], scale: 2.8 },
  },
}

const probeOf = ({ traits }: Subject): Probe => probes[traits.form ?? ''] ?? clip

/** The patient's side of a probe in the size of the variant, which a dimension line names. */
function probeSideOf(subject: Subject): PatientSide {
  const { variant } = subject
  const { file, description, closeUp } = probeOf(subject)
  const isChild = variant !== undefined && (variant.sizeKey ?? variant.patient ?? 'adulto').toLowerCase() !== 'adulto'
  const size = (variant?.sizeLabel ?? variant?.patient)?.split(' (')[0]
  const at = [isChild ? 316 : 282, 170] as const
  const childScale = size === 'Neonatal' ? 0.84 : 1
  return {
    file,
    placement: { at, scale: isChild ? childScale : 1.16 },
    joint: [at[0] + 10, 170],
    cableWidth: 12,
    description: `${description}${size ? ` ${size.toLowerCase()}` : ''}`,
    marks: size ? dimensionLine(at[0], size, isChild) : '',
    closeUp: () => ({
      body: cable(`M-10 ${closeUp.at[1]}H${closeUp.at[0] + 20}`, { width: 24 }) + placed(closeUp, piece(file)),
      alt: altText(`${description}, no sensor de SpO2 em detalhe`),
    }),
  }
}

function extensionWhole(subject: Subject): Drawing {
  const [monitor, sensor] = [plugOf(subject), plugAt(subject, 'sensor')]
  return {
    body:
      shortCable(machineEntry(monitor), [300, 180], { width: 13 }) +
      machineEnd(monitor) +
      plug(sensor, { at: [296, 180], flip: true, scale: 1.4 }) +
      purposeLabel(subject) +
      lengthLabel(subject) +
      caption([382, 270], 'lado do sensor') +
      caption([100, 348], 'lado do monitor'),
    alt: altText(
      subject.product.name,
      `${plugTitle(monitor)} do lado do monitor`,
      `${plugTitle(sensor)} do lado do sensor`,
    ),
  }
}

function dimensionLine(x: number, text: string, isChild: boolean): string {
  const [from, to] = [x, x + (isChild ? 118 : 162)]
  return (
    path(`M${from} 262V278M${to} 262V278M${from} 270H${to}`, thinLine) +
    label([(from + to) / 2, 298], text, { anchor: 'middle', weight: 600, size: 16.5 })
  )
}

/** The detail of a silicone boot: the boot cut open, and its plug. */
function bootDetail(subject: Subject): Drawing {
  const view = plugOf(subject)
  if (!hasKnownFace(view)) return probeSensor.detail(subject)
  const { file, description } = probeOf(subject)
  return {
    body:
      cable('M-10 160H40', { width: 15 }) +
      placed({ at: [30, 160], scale: 1.45 }, piece(file)) +
      caption([140, 316], 'em corte') +
      plugFaceAt(view, [378, 160], [84, 84]) +
      caption([378, 316], faceCaption(view)),
    alt: altText(description, plugTitle(view)),
  }
}

function extensionDetail(subject: Subject): Drawing {
  const faces = (['equipamento', 'sensor'] as const).map((side, index) => {
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
  return { body: faces.join(''), alt: altText(subject.product.name, 'as faces das duas pontas') }
}

const probeSensor = cabledSensor('Sensor de SpO2', probeSideOf)

/** Oximetry sensors: finger clip, ear clip, boot or wrap on a cable; extensions. */
export const spo2Sensor: Composition = byForm('clipe-rigido', {
  'clipe-rigido': probeSensor,
  ...Object.fromEntries(Object.keys(probes).map((form) => [form, probeSensor])),
  'dedeira-silicone': { ...probeSensor, detail: bootDetail },
  'cabo-extensor': { whole: extensionWhole, detail: extensionDetail },
})

const temperatureDetail = (name: string) => detailFromFile('sensores-temperatura', name)

/** The patient's side of a temperature sensor, where its cable begins. */
const temperatureSide = (name: string, joint: Point, description: string): PatientSide => ({
  file: `temperatura-${name}`,
  placement: { at: joint },
  joint,
  cableWidth: 9,
  description,
  closeUp: temperatureDetail(name),
})

/** The patient's sides by site: a core probe, a skin disc, or both drawn, for parts that come with one of the two. */
const sites = {
  sonda: temperatureSide('sonda', [264, 190], 'sonda esofágica ou retal'),
  disco: temperatureSide('disco', [320, 180], 'disco de superfície (pele)'),
  ambos: temperatureSide('ambos', [264, 130], 'com sonda esofágica/retal ou disco de pele'),
}

function siteOf({ traits, variant }: Subject): PatientSide {
  if (variant?.application) return /superf|pele/i.test(variant.application) ? sites.disco : sites.sonda
  return traits.end === 'disco' || traits.end === 'sonda' ? sites[traits.end] : sites.ambos
}

const humidifierProbe = cabledSensor('Sonda de temperatura de umidificador', () => ({
  file: 'temperatura-umidificador',
  placement: { at: [270, 150] },
  joint: [270, 150],
  cableWidth: 10,
  description: 'duas pontas, na saída da câmara e junto ao paciente',
}))

/** Temperature probes: core probe or skin disc; the double probe of a humidifier. */
export const temperatureSensor: Composition = byForm('paciente', {
  paciente: cabledSensor('Sensor de temperatura', siteOf),
  'umidificador-dupla': { ...humidifierProbe, detail: temperatureDetail('umidificador-dupla') },
})

const transducerBrandName = { argon: 'Argon', smiths: 'Smiths Logical', edward: 'Edward', bd: 'BD' } as const
type TransducerBrand = keyof typeof transducerBrandName
const transducerBrands = keysOf(transducerBrandName)

function transducerBrand(name: string | undefined): TransducerBrand | undefined {
  return transducerBrands.find((brand) => name?.toLowerCase().includes(brand))
}

function transducerEnd(brand: TransducerBrand, placement: Placement): string {
  return part('transducer-end', placed(placement, piece(`engate-${brand}`)), { 'data-brand': brand })
}

function pressureWhole(subject: Subject): Drawing {
  const { product, variant } = subject
  const view = plugOf(subject)
  const chosenBrand = transducerBrand(variant?.transducer)
  const hasChoice = chosenBrand === undefined && product.variants.some(({ transducer }) => transducer)
  const kit = plugAt(subject, 'transdutor')
  const endPlacement = { at: [296, hasChoice ? 112 : 150], flip: true, scale: 1.4 } as const
  const isExample = product.ends.length === 0
  const end =
    isExample || hasKnownFace(kit) ? transducerEnd(chosenBrand ?? 'edward', endPlacement) : plug(kit, endPlacement)
  return {
    body: [
      shortCable(machineEntry(view), [endPlacement.at[0] + 4, endPlacement.at[1]], { width: 13 }),
      end,
      hasChoice ? transducerChoices() : chosenTransducer(subject),
      machineEnd(view),
      cableCaptions(subject),
    ].join(''),
    alt: altText(
      'Cabo de pressão invasiva',
      `${plugTitle(view)} do lado do monitor`,
      chosenBrand && `engate para transdutor ${transducerBrandName[chosenBrand]}`,
      hasChoice ? 'com os quatro engates de transdutor à escolha' : undefined,
    ),
  }
}

/** The chosen transducer's name and, where the cable's end for it is known, its face. */
function chosenTransducer(subject: Subject): string {
  const { variant } = subject
  const kit = plugAt(subject, 'transdutor')
  return [
    hasKnownFace(kit)
      ? path('M374 190L374 214', thinLine) +
        circle([374, 268], 54, { fill: colour.tint, ...thinLine }) +
        plugFaceAt(kit, [374, 268], [42, 42])
      : '',
    label([374, hasKnownFace(kit) ? 346 : 230], variant?.transducer ?? '', { anchor: 'middle', weight: 600, size: 20 }),
  ].join('')
}

/** The names of the four kits of which one is chosen, and a bracket to the cable's end, hidden together. */
function transducerChoices(): string {
  const names = transducerBrands.map((brand, index) =>
    label([324, 218 + index * 40], transducerBrandName[brand].split(' ')[0] ?? '', { size: 36, weight: 600 }),
  )
  const bracket = path('M308 176V326M308 206H316M308 246H316M308 286H316M308 326H316', { ...thinLine, fill: 'none' })
  return element('g', { 'data-size': 'readable' }, [bracket, ...names])
}

/** Interface cables between a monitor and a disposable pressure transducer. */
export const pressureCable: Composition = {
  whole: pressureWhole,
  detail: (subject) => {
    const view = plugOf(subject)
    const alt = altText(`${plugTitle(view)} do cabo de pressão invasiva, ${viewsTitle(view)}`)
    return { body: plugViews(view), alt }
  },
}

/** Disposable pressure kit: line, stopcock, transducer with flush, and its plug by brand. */
function transducerKit(subject: Subject): Drawing {
  const { variant } = subject
  const brand = transducerBrand(variant?.transducer)
  const stopcock = (x: number, y: number) =>
    path(`M${x} ${y}V${y - 34}`, { 'stroke-width': 9 }) + circle([x, y], 13, { fill: '#e07b39' })
  return {
    body: [
      cable('M-6 80C60 40 100 120 150 96', { width: 9, core: colour.sheet, name: 'tube' }),
      cable('M290 96C340 96 350 40 400 40H490', { width: 9, core: colour.sheet, name: 'tube' }),
      cable('M220 136C220 220 120 200 110 250C102 290 150 296 196 290', { width: 10 }),
      rect([144, 82, 152, 28], { fill: colour.tint }),
      stopcock(164, 96),
      stopcock(280, 96),
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

export const flowSensor: Composition = byForm<Subject>('fluxo-diferencial', {
  ...formsFromFiles('sensores-transdutores'),
  'kit-transdutor': { whole: transducerKit, detail: detailFromFile('sensores-transdutores', 'kit-transdutor') },
})
