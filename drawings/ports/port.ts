import { part, path } from '#drawings/svg.ts'
import { thinOutline } from '#drawings/palette.ts'
import { fillOf, type Material } from './pneumatic-material.ts'
import {
  bayonetFemale,
  bayonetMale,
  luerFemale,
  luerLockFemale,
  luerLockMale,
  luerMale,
  threadFemale,
  threadMale,
} from './port-luer.ts'
import {
  airPin,
  bulkhead,
  buttonFemale,
  buttonMale,
  hubClip,
  ringFemale,
  ringMale,
  smoothFemale,
} from './port-quick.ts'

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
