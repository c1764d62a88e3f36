import { colour, noFill, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, line, part, path, rect } from '#drawings/svg.ts'
import { figure, lines, words, type Figure } from './figure.ts'

const row = 148

/** How a part is disinfected depends on what it touches: skin, mucosa, or the inside of a vessel. */
export function disinfectionLevels(): Figure {
  return figure(462, [
    onSkin(30),
    level(30, 'Não crítico', { touches: ['toca a pele íntegra'], asks: ['limpeza; nível baixo', 'ou intermediário'] }),
    line([24, row + 8], [456, row + 8], { ...thinLine, stroke: colour.shade }),
    inMucosa(30 + row),
    level(30 + row, 'Semicrítico', { touches: ['toca mucosa ou pele', 'não íntegra'], asks: ['alto nível, em geral'] }),
    line([24, 2 * row + 8], [456, 2 * row + 8], { ...thinLine, stroke: colour.shade }),
    inVessel(30 + 2 * row),
    level(30 + 2 * row, 'Crítico', {
      touches: ['entra em tecido ou', 'vaso estéril'],
      asks: ['o transdutor vem estéril', 'e é de uso único'],
    }),
  ])
}

interface Level {
  touches: readonly string[]
  asks: readonly string[]
}

function level(y: number, name: string, { touches, asks }: Level): string {
  return part('level', [
    words([224, y + 18], name, { size: 19, weight: 600 }),
    lines([224, y + 44], touches, { fill: colour.muted }),
    lines([224, y + 50 + touches.length * 20], asks, { weight: 600 }),
  ])
}

/** A section of tissue: the surface of the skin, and what is below. */
function tissue(y: number, surface: string): string {
  return part('tissue', [
    path(`${surface}V${y + 100}H24Z`, { fill: colour.tint, stroke: 'none' }),
    path(surface, noFill),
  ])
}

/** An electrode stays on the surface. */
function onSkin(y: number): string {
  return part('on-skin', [
    tissue(y, `M24 ${y + 56}H200`),
    path(`M24 ${y + 70}H200`, { ...thinOutline, stroke: colour.mid, 'stroke-dasharray': '3 5' }),
    path(`M76 ${y + 54}C76 ${y + 40} 148 ${y + 40} 148 ${y + 54}Z`, { fill: colour.shade }),
    circle([112, y + 40], 8, { fill: wire.green }),
    path(`M120 ${y + 38}C144 ${y + 26} 156 ${y + 22} 196 ${y + 20}`, { ...noFill, stroke: colour.petrol }),
  ])
}

/** A probe lies in a natural passage, against its lining. */
function inMucosa(y: number): string {
  return part('in-mucosa', [
    rect([24, y, 176, 100], { fill: colour.tint, stroke: 'none' }),
    path(`M200 ${y + 28}H72C36 ${y + 28} 36 ${y + 72} 72 ${y + 72}H200Z`, { fill: colour.sheet, stroke: 'none' }),
    path(`M200 ${y + 28}H72C36 ${y + 28} 36 ${y + 72} 72 ${y + 72}H200`, { ...noFill, stroke: wire.red }),
    path(`M200 ${y + 62}H72`, { ...noFill, stroke: colour.petrol, 'stroke-width': 9, 'stroke-linecap': 'round' }),
    circle([72, y + 62], 6, { ...thinLine, fill: colour.shade }),
  ])
}

/** A catheter goes through the skin into a vessel. */
function inVessel(y: number): string {
  return part('in-vessel', [
    tissue(y, `M24 ${y + 34}H200`),
    rect([16, y + 62, 192, 24], { fill: colour.sheet, stroke: 'none' }),
    path(`M24 ${y + 62}H200M24 ${y + 86}H200`, { ...noFill, stroke: wire.red }),
    path(`M172 ${y + 6}L116 ${y + 62}C108 ${y + 70} 100 ${y + 74} 76 ${y + 74}`, {
      ...noFill,
      stroke: colour.petrol,
      'stroke-width': 6,
    }),
    path(`M160 ${y + 8}L174 ${y + 22}L188 ${y + 8}L176 ${y - 4}Z`, { fill: colour.shade }),
  ])
}
