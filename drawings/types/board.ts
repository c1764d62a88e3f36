import { colour, inkFill, thinLine, thinOutline } from '#drawings/palette.ts'
import type { Composition, Plate, Subject } from '#drawings/subject.ts'
import { circle, label, path, placed, rect } from '#drawings/svg.ts'
import { blank, capacitor, chip, encoder, header, transformer } from '#drawings/parts/board-parts.ts'
import { pumpMembrane, wideMembrane } from '#drawings/parts/membrane.ts'
import { airPump, solenoid } from '#drawings/ports/pneumatic-devices.ts'
import { caption, centreLines, plugFaceAt } from '#drawings/plugs/plug-detail.ts'
import { airDetector, dropSensor, mainsLead } from '#drawings/parts/pump-sensors.ts'
import { connectorAt } from '#drawings/plugs/plug-view.ts'
import { byForm, fixedComposition } from './by-form.ts'

const tracks = (data: string) => path(data, { ...thinOutline, stroke: colour.petrol, 'stroke-width': 2 })

/** A logic board from above. */
export function logicBoard(): string {
  return (
    blank([40, 40], [400, 280]) +
    tracks(
      'M150 176V210H96V250M170 176V226H230M190 176V196H300V170M210 176V186H330M120 120H96V190M250 264V284H330V250',
    ) +
    chip([110, 110], 9) +
    chip([230, 220], 7) +
    header([284, 74], 7) +
    capacitor([366, 190], 30) +
    rect([84, 232, 60, 26], { ...thinLine }) +
    rect([160, 266, 46, 18], { fill: colour.mid, ...thinLine })
  )
}

function powerBoard(): string {
  return (
    blank([40, 40], [400, 280]) +
    tracks('M120 150H180V120M260 200H320V160M150 260H210V230') +
    header([70, 150], 3) +
    transformer([180, 90], [110, 90]) +
    capacitor([350, 110], 36) +
    capacitor([350, 196], 26) +
    capacitor([120, 250], 22) +
    rect([196, 214, 84, 66], { fill: colour.tint }) +
    path('M208 214V280M220 214V280M232 214V280M244 214V280M256 214V280M268 214V280', thinOutline) +
    header([320, 262], 5)
  )
}

function inverterBoard(): string {
  return (
    blank([20, 120], [440, 110]) +
    tracks('M110 176H160M300 176H350M200 200V214H280') +
    header([54, 160], 4) +
    transformer([176, 146], [64, 56]) +
    transformer([262, 146], [64, 56]) +
    rect([352, 156, 40, 38], {}) +
    path('M364 168V182M380 168V182', {}) +
    path('M392 168C420 168 430 100 456 96M392 184C424 184 440 130 464 126', { fill: 'none', 'stroke-width': 4 }) +
    label([240, 104], 'alta tensão', { size: 14, anchor: 'middle', fill: colour.mid })
  )
}

const close = (drawn: string, [x, y]: readonly [number, number]) => placed({ at: [x, y], scale: 1.7 }, drawn)

/** The machine's end and the wall plug of a mains lead, drawn from the registry. */
const leadFaces = (subject: Subject): Plate => ({
  body:
    plugFaceAt({ shape: 'a-conferir', connector: connectorAt(subject, 'equipamento') }, [130, 160], [90, 90]) +
    caption([130, 310], 'aparelho') +
    plugFaceAt({ shape: 'a-conferir', connector: connectorAt(subject, 'fixacao') }, [350, 160], [90, 90]) +
    caption([350, 310], 'tomada'),
  alt: `${subject.product.name}: as duas pontas vistas de frente.`,
})

/** A membrane keypad, drawn without legends, because legends differ between panels. */
const keypad = (draw: () => string, at: readonly [number, number], words: string) =>
  fixedComposition(() => ({
    whole: draw() + caption([384, 322], 'legendas a conferir'),
    wholeAlt: `${words}, legendas a conferir`,
    detail: close(draw(), at),
    detailAlt: 'teclas e cauda em detalhe',
  }))

/** Boards and electronic components. */
export const board: Composition = byForm({
  placa: fixedComposition(() => ({
    whole: logicBoard(),
    wholeAlt: 'vista do lado dos componentes',
    detail: close(logicBoard(), [-130, -60]),
    detailAlt: 'circuitos e conector em detalhe',
  })),
  'sensor-gotas': fixedComposition(() => ({
    whole: dropSensor(),
    wholeAlt: 'presilha em volta da câmara de gotejamento',
    detail: placed({ at: [-160, -110], scale: 1.7 }, dropSensor()),
    detailAlt: 'feixe de luz que as gotas interrompem',
  })),
  'detector-ar': fixedComposition(() => ({
    whole: airDetector(),
    wholeAlt: 'garfo por onde passa o equipo',
    detail: placed({ at: [-160, -110], scale: 1.7 }, airDetector()),
    detailAlt: 'emissor e receptor sobre o equipo, em detalhe',
  })),
  'cabo-forca': {
    whole: ({ product }) => ({
      body: mainsLead(),
      alt: `${product.name}: plugue de três pinos, cabo e tomada do aparelho.`,
    }),
    detail: leadFaces,
  },
  'placa-fonte': fixedComposition(() => ({
    whole: powerBoard(),
    wholeAlt: 'transformador, capacitores e dissipador',
    detail: close(powerBoard(), [-230, -80]),
    detailAlt: 'transformador e capacitores em detalhe',
  })),
  'placa-inverter': fixedComposition(() => ({
    whole: inverterBoard(),
    wholeAlt: 'placa estreita com dois transformadores e saída para a lâmpada',
    detail: close(inverterBoard(), [-310, -120]),
    detailAlt: 'transformador e saída de alta tensão em detalhe',
  })),
  encoder: fixedComposition(() => ({
    whole: centreLines([240, 200], [150, 180]) + placed({ at: [240, 206], scale: 1.25 }, encoder()),
    wholeAlt: 'eixo com chanfro, bucha rosqueada e terminais',
    detail:
      centreLines([240, 180], [170, 150]) +
      rect([140, 80, 200, 200], { fill: colour.mid, rx: 8 }) +
      circle([240, 180], 70, { fill: colour.shade }) +
      circle([240, 180], 44, { fill: colour.tint }) +
      path('M206 152H274', {}) +
      circle([240, 180], 3, inkFill),
    detailAlt: 'visto de cima, com o chanfro do eixo',
  })),
  'teclado-membrana': keypad(pumpMembrane, [-130, -160], 'película autoadesiva, cauda flexível do próprio painel'),
  'teclado-membrana-largo': keypad(wideMembrane, [-60, -190], 'película autoadesiva em volta do visor, e cabo flat'),
  'bomba-ar': fixedComposition(() => ({
    whole: centreLines([240, 190], [216, 120]) + airPump(),
    wholeAlt: 'motor, cabeçote de diafragma e bico de ar',
    detail:
      centreLines([240, 180], [180, 150]) +
      rect([120, 70, 240, 220], { fill: colour.shade, rx: 20 }) +
      circle([240, 180], 74, { fill: colour.tint }) +
      circle([240, 180], 26, {}) +
      circle([240, 180], 11, inkFill) +
      [
        [148, 98],
        [332, 98],
        [148, 262],
        [332, 262],
      ]
        .map(([x = 0, y = 0]) => circle([x, y], 9, thinLine))
        .join(''),
    detailAlt: 'cabeçote visto de frente, com o bico de ar',
  })),
  'valvula-solenoide': fixedComposition(() => ({
    whole: centreLines([240, 180], [210, 140]) + solenoid(),
    wholeAlt: 'bobina, fios e bico de ar',
    detail:
      centreLines([240, 180], [180, 150]) +
      rect([140, 80, 200, 200], { fill: colour.mid, rx: 10 }) +
      circle([240, 180], 62, { fill: colour.tint }) +
      circle([240, 180], 40, {}) +
      circle([240, 180], 18, inkFill),
    detailAlt: 'bico de ar visto de frente',
  })),
})
