import { colour, thinOutline } from '#drawings/palette.ts'
import { path, rect, circle, part } from '#drawings/svg.ts'
import { cone, fillOf, hiddenEdges, crossLines, type Material, turnedPiece } from './pneumatic-material.ts'

/** Plain luer cone, nothing around it. */
function luerMale(material: Material): string {
  return cone(material, [12, 104], [11, 7]) + turnedPiece(material, [0, 14], 19)
}

/** Plain conical mouth. */
function luerFemale(material: Material): string {
  return (
    cone(material, [0, 74], [17, 22]) + hiddenEdges('M-74 -12L-16 -8V8L-74 12') + turnedPiece(material, [0, 12], 20)
  )
}

/** Cone inside a threaded collar. */
function luerLockMale(material: Material): string {
  return (
    cone(material, [20, 106], [10, 7]) +
    turnedPiece(material, [0, 76], 30) +
    crossLines([10, 24], 30, { step: 7 }) +
    hiddenEdges('M-76 -21L-66 -16L-58 -21L-48 -16L-40 -21L-32 -16M-76 21L-66 16L-58 21L-48 16L-40 21L-32 16')
  )
}

/** Mouth with two lugs on the rim. */
function luerLockFemale(material: Material): string {
  return (
    turnedPiece(material, [0, 74], 16) +
    rect([-80, -29, 15, 58], { fill: fillOf(material), rx: 2 }) +
    path('M-80 -15H-65M-80 15H-65', { fill: 'none' }) +
    hiddenEdges('M-64 -11L-14 -8V8L-64 11')
  )
}

/** Pin with two moulded lugs (plastic) or thin cross pins (metal). */
function bayonetMale(material: Material): string {
  const lugs =
    material === 'metal'
      ? rect([-76, -29, 8, 12], { fill: colour.sheet }) + rect([-76, 17, 8, 12], { fill: colour.sheet })
      : path('M-86 -18V-30H-58L-52 -18ZM-86 18V30H-58L-52 18Z', { fill: colour.shade })
  return (
    lugs +
    turnedPiece(material, [0, 108], 18) +
    path('M-96 -18V18', { 'stroke-width': material === 'metal' ? 1.5 : 3 }) +
    turnedPiece(material, [0, 14], 26)
  )
}

/** Body with L-shaped slots: shallow in plastic, cut through the wall in metal. */
function bayonetFemale(material: Material): string {
  const slot = 'M-98 -10H-56V14'
  const cut =
    path(slot, { fill: 'none', 'stroke-width': 15 }) +
    path(slot, { fill: 'none', 'stroke-width': 9, stroke: material === 'metal' ? colour.ink : colour.mid })
  return (
    turnedPiece(material, [0, 100], 33) +
    cut +
    (material === 'metal' ? crossLines([6, 22], 33, { step: 5 }) : path('M-14 -33V33', { fill: 'none' })) +
    path('M-100 -25V25', {})
  )
}

/** External thread in plain sight. */
function threadMale(material: Material): string {
  const crest = 'l-6 -6l-6 6'.repeat(6)
  const root = 'l6 6l6 -6'.repeat(6)
  return (
    path(`M-16 -20${crest}H-98V20H-88${root}Z`, { fill: fillOf(material) }) +
    crossLines([22, 84], 25, { step: 12, slant: 6 }) +
    turnedPiece(material, [0, 16], 27)
  )
}

/** Knurled nut that turns freely; its thread is inside. */
function threadFemale(material: Material): string {
  return (
    turnedPiece(material, [0, 22], 15) +
    turnedPiece(material, [18, 96], 37) +
    crossLines([26, 90], 37, { step: 9 }) +
    rect([-100, -24, 10, 48], { fill: colour.ink, rx: 2 })
  )
}

/** Smooth shaft with a groove all round and a sealing ring at its tip. */
function buttonMale(material: Material): string {
  return (
    turnedPiece(material, [0, 12], 28) +
    turnedPiece(material, [12, 60], 17) +
    turnedPiece(material, [60, 72], 12) +
    turnedPiece(material, [72, 112], 17) +
    rect([-106, -20, 11, 40], { fill: colour.ink, rx: 5 })
  )
}

/** Body with the thumb tongue on its side. */
function buttonFemale(material: Material): string {
  return (
    turnedPiece(material, [0, 104], 30) +
    path('M-26 -30C-30 -44 -40 -50 -54 -50H-84C-90 -50 -92 -42 -84 -40L-62 -38L-56 -30Z', { fill: colour.mid }) +
    path('M-58 -46V-40M-66 -46V-40M-74 -47V-41', thinOutline) +
    hiddenEdges('M-104 -17H-40V17H-104') +
    path('M-16 -30V30', thinOutline)
  )
}

/** Nipple with a shoulder and a rounded recess, no sealing ring. */
function ringMale(material: Material): string {
  return (
    turnedPiece(material, [0, 18], 28) +
    path(
      'M-18 -14H-42C-48 -14 -50 -21 -56 -21H-66C-72 -21 -72 -10 -80 -10C-88 -10 -88 -16 -94 -16H-112L-118 -11V11L-112 16H-94C-88 16 -88 10 -80 10C-72 10 -72 21 -66 21H-56C-50 21 -48 14 -42 14H-18Z',
      { fill: fillOf(material) },
    ) +
    path('M-110 -8H-98M-40 -7H-24', { stroke: colour.sheet, 'stroke-width': 4 })
  )
}

/** Knurled ring that slides back over the body: the gap shows its travel. */
function ringFemale(material: Material): string {
  return (
    turnedPiece(material, [0, 112], 26) +
    turnedPiece(material, [34, 98], 36) +
    crossLines([42, 92], 36, { step: 6 }) +
    path('M-32 -26V26M-26 -26V26', thinOutline) +
    rect([-116, -15, 10, 30], { fill: colour.ink, rx: 2 })
  )
}

/** Long smooth cylinder with finger ribs, nothing else. */
function smoothFemale(material: Material): string {
  return (
    turnedPiece(material, [0, 128], 25) +
    crossLines([12, 48], 25, { step: 9 }) +
    hiddenEdges('M-128 -15H-56V15H-128') +
    path('M-120 -25V25', thinOutline)
  )
}

/** Bulkhead: hexagonal flange outside the panel, nut inside, panel in between. */
function bulkhead(material: Material): string {
  const hexagon = (x: number, width: number, half: number) =>
    rect([x, -half, width, half * 2], { fill: fillOf(material), rx: 3 }) +
    path(`M${x} ${-half / 2.4}H${x + width}M${x} ${half / 2.4}H${x + width}`, thinOutline)
  return (
    turnedPiece(material, [0, 46], 17) +
    crossLines([2, 42], 17, { step: 6, slant: 3 }) +
    hexagon(-30, 20, 34) +
    rect([-42, -78, 10, 156], { fill: colour.mid }) +
    hexagon(-64, 22, 40) +
    path(
      'M-64 -13H-84C-88 -13 -88 -8 -94 -8C-100 -8 -100 -13 -104 -13H-120V13H-104C-100 13 -100 8 -94 8C-88 8 -88 13 -84 13H-64Z',
      { fill: fillOf(material) },
    )
  )
}

/** FlexiPort-like cap: a turning hub that clips onto the cuff, seen from the side. */
function hubClip(material: Material): string {
  return (
    turnedPiece(material, [0, 30], 20) +
    path('M-28 -46H-66C-74 -46 -78 -40 -78 -32V32C-78 40 -74 46 -66 46H-28Z', { fill: colour.shade }) +
    rect([-92, -26, 14, 52], { fill: colour.mid, rx: 3 }) +
    circle([-52, 0], 15, { fill: colour.sheet }) +
    path('M-60 0H-44', thinOutline)
  )
}

/** Straight smooth pin of a wrist or arm meter. */
function airPin(material: Material): string {
  return cone(material, [10, 92], [13, 11]) + turnedPiece(material, [0, 14], 22)
}

/** What a connector is made of, and whether its barbs are hidden in their tubes. */
export interface PortMaterial {
  material: Material
  mounted: boolean
}

/** A hose barb from its root at the origin to the left; empty when the tube covers it. */
export function barb({ material, mounted }: PortMaterial, { solid = false } = {}): string {
  if (mounted) return ''
  const outline =
    'M0 -11H-10L-14 -18L-32 -12L-36 -18L-54 -12L-58 -18L-86 -9V9L-58 18L-54 12L-36 18L-32 12L-14 18L-10 11H0Z'
  return part(
    'barb',
    path(outline, { fill: fillOf(material) }) +
      path('M-14 -18V18M-36 -18V18M-58 -18V18', thinOutline) +
      (solid ? '' : path('M-86 -4H-66M-86 4H-66', { ...thinOutline, 'stroke-dasharray': '4 3' })),
  )
}

/** The mating end of each pneumatic connector, drawn from x = 0 to the left. */
const ports = {
  'luer-macho': luerMale,
  'luer-femea': luerFemale,
  'luer-lock-macho': luerLockMale,
  'luer-lock-femea': luerLockFemale,
  'baioneta-macho': bayonetMale,
  'baioneta-femea': bayonetFemale,
  'engate-botao-macho': buttonMale,
  'engate-botao-femea': buttonFemale,
  'engate-anel-macho': ringMale,
  'engate-anel-femea': ringFemale,
  'rosca-macho': threadMale,
  'rosca-femea': threadFemale,
  'encaixe-liso-femea': smoothFemale,
  'painel-macho': bulkhead,
  'plugue-ar': airPin,
  flexiport: hubClip,
} as const
export type Port = keyof typeof ports

export const portKeys = Object.keys(ports) as Port[]

/** One port, its mouth to the left. */
export function port(name: Port, material: Material): string {
  return part('port', ports[name](material), { 'data-port': name })
}

/** How far each port extends from the body, for centring it. */
export const portReach: Record<Port, number> = {
  'luer-macho': 104,
  'luer-femea': 74,
  'luer-lock-macho': 106,
  'luer-lock-femea': 80,
  'baioneta-macho': 108,
  'baioneta-femea': 104,
  'engate-botao-macho': 112,
  'engate-botao-femea': 104,
  'engate-anel-macho': 118,
  'engate-anel-femea': 116,
  'rosca-macho': 98,
  'rosca-femea': 100,
  'encaixe-liso-femea': 128,
  'painel-macho': 120,
  'plugue-ar': 92,
  flexiport: 92,
}
