import { colour, inkFill, noFill, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { circle, ellipse, part, path, placed, type Placement, rect } from '../svg.ts'
import { chestMarks, fillOf, limbMarks } from '../parts/lead-colours.ts'

/** Suction electrode: rubber bulb on a metal cup. */
export function suctionBulb(fill: string, placement: Placement): string {
  return part('bulb', placed(placement, [
    path('M-16 34L-26 58H26L16 34Z', { fill: colour.tint }),
    path('M-30 58H30L26 66H-26Z', {}),
    rect([16, 38, 26, 9], { fill: colour.tint, ...thin, rx: 2 }),
    path('M-12 34C-12 26 -34 20 -34 -6C-34 -30 -18 -42 0 -42C18 -42 34 -30 34 -6C34 20 12 26 12 34Z', { fill }),
    path('M-20 -12C-18 -24 -10 -30 -2 -31', { ...thinOpen, stroke: colour.paper, 'stroke-width': 3 }),
  ]))
}

/** Limb clamp: two jaws with a sprung hinge and an electrode plate. */
export function limbClamp(fill: string, placement: Placement): string {
  return part('clamp', placed(placement, [
    path('M-8 -60C-30 -50 -36 -10 -30 20C-26 40 -18 52 -6 60L-2 48C-16 36 -20 0 -8 -40Z', { fill }),
    path('M8 -60C30 -50 36 -10 30 20C26 40 18 52 6 60L2 48C16 36 20 0 8 -40Z', { fill }),
    rect([-22, -6, 9, 34], { fill: colour.paper, ...thin }),
    circle([0, -44], 12, { fill: colour.tint }),
    circle([0, -44], 4, { ...inkFill }),
    path('M-8 -60L-14 -84M8 -60L14 -84', { 'stroke-width': 9 }),
  ]))
}

/** Single-use electrode: foam pad, gel, stud and lift tab. */
export function foamElectrode(placement: Placement): string {
  return part('pad', placed(placement, [
    path('M0 -52C30 -52 52 -30 52 0C52 30 30 52 0 52C-30 52 -52 30 -52 0C-52 -30 -30 -52 0 -52Z', { fill: colour.tint }),
    path('M48 -14C66 -14 74 -8 74 0C74 8 66 14 48 14', { fill: colour.tint }),
    circle([0, 0], 30, { ...thin, ...noFill, 'stroke-dasharray': '4 4' }),
    circle([0, 0], 16, { fill: colour.shade }),
    circle([0, 0], 7, {}),
  ]))
}

type Kind = 'precordial' | 'membros' | 'descartavel'

function kindOf({ product, traits }: Subject): Kind {
  const words = `${traits.form ?? ''} ${product.id} ${product.name}`.toLowerCase()
  if (/precord|ventosa|pera|pêra/.test(words)) return 'precordial'
  if (/membro|clipe|cardioclip|garra/.test(words)) return 'membros'
  return 'descartavel'
}

function whole(subject: Subject): Plate {
  const standard = subject.traits.standard ?? 'iec'
  const pieces = subject.traits.pieces
  const drawn: Record<Kind, () => Plate> = {
    precordial: () => ({
      body: chestMarks(standard).slice(0, pieces ?? 6).map((mark, index) => suctionBulb(fillOf(mark.band ?? mark.colour), { at: [96 + (index % 3) * 144, 96 + Math.floor(index / 3) * 160], scale: 1.15 })).join(''),
      alt: altText(`Jogo de ${pieces ?? 6} eletrodos precordiais de sucção`, 'pera de borracha e copo metálico'),
    }),
    membros: () => ({
      body: limbMarks(standard).slice(0, pieces ?? 4).map((mark, index) => limbClamp(fillOf(mark.colour), { at: [78 + index * 108, 196], scale: 1.35 })).join(''),
      alt: altText(`Jogo de ${pieces ?? 4} eletrodos de membros tipo clipe`, `cores ${standard.toUpperCase()}`),
    }),
    descartavel: () => ({
      body: foamElectrode({ at: [150, 120], scale: 1.5 }) + foamElectrode({ at: [320, 240], scale: 1.5 }),
      alt: altText('Eletrodos descartáveis de ECG', 'espuma com gel e pino de pressão'),
    }),
  }
  return drawn[kindOf(subject)]()
}

function detail(subject: Subject): Plate {
  const kind = kindOf(subject)
  if (kind === 'precordial') return { body: suctionBulb(colour.shade, { at: [240, 160], scale: 2.6 }), alt: 'Eletrodo precordial de sucção em detalhe.' }
  if (kind === 'membros') return { body: limbClamp(colour.shade, { at: [240, 210], scale: 2.1 }), alt: 'Clipe de membro em detalhe.' }
  return {
    body: foamElectrode({ at: [180, 180], scale: 2.4 }) + ellipse([420, 250], [44, 10], { fill: colour.tint }) + rect([408, 220, 24, 24], {}) + circle([420, 214], 14, { fill: colour.shade }),
    alt: 'Eletrodo descartável visto de cima e de lado.',
  }
}

/** ECG electrodes: chest bulbs, limb clamps, single-use pads. */
export const electrode: Composition = { whole, detail }
