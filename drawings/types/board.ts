import { colour, noFill, thinLine, thinOutline, wire, inkFill } from '#drawings/palette.ts'
import { type Box, d, part, path, rect, circle, placed, label } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { shortCable } from '#drawings/plugs/machine-end.ts'
import { barb } from '#drawings/ports/port.ts'
import type { Composition, Plate, Subject } from '#drawings/subject.ts'
import { blank, capacitor, chip, encoder, header, transformer } from '#drawings/parts/board-parts.ts'
import { caption, centreLines, plugFaceAt } from '#drawings/plugs/plug-detail.ts'
import { connectorAt } from '#drawings/plugs/plug-view.ts'
import { byForm, fixedComposition } from './by-form.ts'

/** A key as an outline without a sign, because its legend differs between panels. */
const key = (box: Box) => rect(box, { ...thinLine, fill: colour.tint, rx: 8, 'stroke-dasharray': '6 4' })

const film = (box: Box) => rect(box, { fill: colour.shade, rx: 14 })

/** The release paper with one corner lifted, which shows that the film is adhesive. */
const lifted = ([x, y]: readonly [number, number]) =>
  path(d`M${x - 44} ${y}L${x} ${y - 44}L${x - 6} ${y - 8}Z`, { fill: colour.sheet })

/** The film of a pump: the tail is a tongue of the film itself, without a plug. */
function pumpMembrane(): string {
  const keys = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column): Box => [152 + column * 62, 108 + row * 40, 52, 30]),
  )
  return part('membrane', [
    path('M212 276V330C212 336 216 340 222 340H258C264 340 268 336 268 330V276Z', { fill: colour.shade }),
    path('M222 282V336M234 282V338M246 282V338M258 282V336', { ...thinOutline, stroke: colour.mid }),
    film([120, 24, 240, 254]),
    rect([150, 44, 180, 46], { ...thinLine, fill: colour.sheet, rx: 4 }),
    ...keys.map(key),
    lifted([360, 278]),
  ])
}

/** The film of a defibrillator: wide, around a window, with a flat cable that is a separate piece. */
function wideMembrane(): string {
  const keys: readonly Box[] = [
    ...[0, 1, 2, 3, 4].map((index): Box => [352, 52 + index * 40, 70, 30]),
    ...[0, 1, 2, 3].map((index): Box => [60 + index * 70, 212, 58, 30]),
  ]
  return part('membrane', [
    path('M120 264V318H200V264', { fill: colour.tint }),
    path([130, 142, 154, 166, 178, 190].map((x) => d`M${x} 268V318`).join(''), { ...thinOutline, stroke: colour.mid }),
    rect([112, 314, 96, 24], { ...noFill, ...thinLine, 'stroke-dasharray': '6 4', rx: 3 }),
    film([36, 26, 408, 240]),
    rect([58, 48, 272, 146], { ...thinLine, fill: colour.sheet, rx: 6 }),
    ...keys.map(key),
    lifted([444, 266]),
  ])
}

/** A clip around the drip chamber, with the light that the drops break. */
function dropSensor(): string {
  return part('drop-sensor', [
    cable('M372 196C430 196 420 100 470 80', { width: 11 }),
    path('M222 40H258V60H222Z', { fill: colour.mid }),
    path('M206 60H274V250C274 274 258 282 250 290V320H230V290C222 282 206 274 206 250Z', { fill: colour.sheet }),
    path('M240 92C232 108 228 114 228 122A12 12 0 0 0 252 122C252 114 248 108 240 92Z', {
      ...thinLine,
      fill: '#cfe3ea',
    }),
    path('M207 226H273V250C273 272 258 282 250 290H230C222 282 207 272 207 250Z', { ...thinLine, fill: '#cfe3ea' }),
    path('M110 150H196V232H110Z M284 150H372V232H284Z', { fill: colour.shade }),
    path('M196 176H284', { ...thinOutline, stroke: '#c92f2a', 'stroke-dasharray': '6 5' }),
    circle([190, 176], 5, { fill: '#c92f2a' }),
  ])
}

/** A fork around the line, which listens across it for bubbles. */
function airDetector(): string {
  return part('air-detector', [
    cable('M240 266C240 320 150 330 60 330', { width: 11 }),
    rect([20, 150, 440, 34], { fill: colour.sheet }),
    path('M212 154C212 172 236 180 244 167C250 156 236 151 212 154Z', { ...thinLine, fill: colour.tint }),
    path('M130 90H350V150H130Z', { fill: colour.shade }),
    path('M110 184H370V250C370 260 364 266 354 266H126C116 266 110 260 110 250Z', { fill: colour.shade }),
    path('M220 140V150M240 136V150M260 140V150M220 184V194M240 184V198M260 184V194', thinOutline),
    rect([180, 212, 120, 30], { ...thinLine, fill: colour.tint, rx: 4 }),
  ])
}

/** The lead of a machine: wall plug with three pins, cord and the machine's coupler. */
function mainsLead(): string {
  return part('mains-lead', [
    shortCable([134, 266], [330, 110], { width: 15, core: colour.mid }),
    rect([38, 244, 24, 9], { fill: '#cdd3d6' }),
    rect([32, 262, 30, 9], { fill: '#cdd3d6' }),
    rect([38, 280, 24, 9], { fill: '#cdd3d6' }),
    path('M62 232H84L134 254V278L84 300H62Z', { fill: colour.mid }),
    path('M330 96H350L372 66H440V154H372L350 124H330Z', { fill: colour.mid }),
    path('M404 66V154', thinLine),
  ])
}

const spout = { material: 'plastico', mounted: false } as const

/** Diaphragm pump: round motor, head with the air spout, two wires. */
function airPump(): string {
  return part('air-pump', [
    path('M70 170C40 170 40 250 20 256M70 206C50 206 50 290 30 296', { ...noFill, 'stroke-width': 5 }),
    path('M70 170C40 170 40 250 20 256', { ...noFill, 'stroke-width': 2.5, stroke: wire.red }),
    rect([70, 130, 150, 120], { fill: '#cdd3d6', rx: 14 }),
    path('M84 154H206', { stroke: colour.sheet, 'stroke-width': 7 }),
    rect([220, 112, 110, 156], { fill: colour.shade, rx: 6 }),
    rect([330, 124, 40, 132], { fill: colour.tint, rx: 4 }),
    path('M240 112V268M310 112V268', thinOutline),
    ...[128, 252].map((y) => circle([275, y], 6, thinLine)),
    placed({ at: [370, 190], turn: 180 }, barb(spout)),
  ])
}

/** Solenoid valve: coil, terminals and wires, air spout below. */
function solenoid(): string {
  const turns = Array.from({ length: 9 }, (_, index) => d`M164 ${104 + index * 12}H316`).join('')
  return part('solenoid', [
    path('M210 70C210 30 160 40 150 16M270 70C270 30 320 40 330 16', { ...noFill, 'stroke-width': 7 }),
    path('M210 70C210 30 160 40 150 16', { ...noFill, 'stroke-width': 3, stroke: wire.red }),
    rect([150, 68, 180, 160], { fill: colour.mid, rx: 8 }),
    rect([164, 96, 152, 108], { fill: '#dba765', ...thinLine }),
    path(turns, { ...thinOutline, stroke: '#83532f' }),
    rect([196, 228, 88, 32], { fill: colour.tint }),
    placed({ at: [240, 260], turn: -90, keepLine: true }, barb(spout)),
    placed({ at: [150, 148], keepLine: true }, barb(spout)),
  ])
}

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
