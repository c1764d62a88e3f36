import { piece } from '#drawings/drawing-files.ts'
import { metal } from '#drawings/palette.ts'
import { part, type Placement, placed } from '#drawings/svg.ts'

export type Material = 'plastico' | 'metal'

/** The colours of a piece by material; metal has a highlight along it. */
const pieceColours: Record<Material, Readonly<Record<string, string>>> = {
  plastico: {},
  metal: { material: metal, shine: '#ffffff' },
}

/** Connectors that stand on one hose barb. */
const ports = [
  'luer-macho',
  'luer-femea',
  'luer-lock-macho',
  'luer-lock-femea',
  'baioneta-macho',
  'baioneta-femea',
  'engate-botao-macho',
  'engate-botao-femea',
  'engate-anel-macho',
  'engate-anel-femea',
  'rosca-macho',
  'rosca-femea',
  'encaixe-liso-femea',
  'painel-macho',
  'plugue-ar',
  'flexiport',
] as const
export type Port = (typeof ports)[number]

const barbRight = ([x, y]: Placement['at'], scale = 1): Placement => ({ at: [x, y], flip: true, scale, keepLine: true })
const barbLeft = ([x, y]: Placement['at'], scale = 1): Placement => ({ at: [x, y], scale, keepLine: true })

/** Connectors that are more than a port on a barb, and where each has its barbs. */
const blocks = {
  'retangular-duplo': [barbRight([24, -30]), barbRight([24, 30])],
  'clique-duplo': [
    barbRight([97.4, -12.8], 0.52),
    barbRight([97.4, 12.8], 0.52),
    barbLeft([-97.4, -12.8], 0.52),
    barbLeft([-97.4, 12.8], 0.52),
  ],
  'clique-duplo-macho': [barbRight([30, -22], 0.9), barbRight([30, 22], 0.9)],
  'clique-duplo-femea': [barbRight([30, -22], 0.9), barbRight([30, 22], 0.9)],
  'luer-par-neonatal': [barbRight([12.6, -46], 0.9), barbRight([12.6, 46], 0.9)],
  'plugue-ar-90': [{ at: [0, 26], turn: -90 }],
  'espiga-reta': [barbRight([8, 0]), barbLeft([-8, 0])],
  'espiga-redutora': [barbRight([8, 0], 0.62), barbLeft([-8, 0], 1.25)],
  'espiga-t': [barbRight([24, 0]), barbLeft([-24, 0]), { at: [0, 14], turn: -90 }],
  'espiga-y': [barbLeft([-24, 0]), { at: [16, -18], turn: 145 }, { at: [16, 18], turn: -145 }],
  'tampao-espiga': [barbRight([0, 0])],
} as const satisfies Record<string, readonly Placement[]>
export type Block = keyof typeof blocks

export interface ConnectorForm {
  shape: Port | Block
  material: Material
}

const shapes: readonly ConnectorForm['shape'][] = [...ports, ...(Object.keys(blocks) as Block[])]

/**
 * Reads a `form` such as 'luer-lock-macho-metal': the longest known shape that it begins with, and the material.
 * Without a known shape it is a plain luer cone.
 */
export function connectorForm(form: string | undefined): ConnectorForm {
  const [shape = 'luer-macho'] = shapes
    .filter((key) => form === key || form?.startsWith(`${key}-`))
    .toSorted((a, b) => b.length - a.length)
  return { shape, material: form?.endsWith('-metal') ? 'metal' : 'plastico' }
}

/** Whether a connector has barbs of its own instead of standing on one. */
export const isBlock = (shape: ConnectorForm['shape']): shape is Block => shape in blocks

interface ConnectorPlacement extends Placement {
  /** Whether a tube is mounted; it hides the barb. */
  isMounted?: boolean
}

/** A pneumatic connector around the origin: its mouth to the left, its barb to the right. */
export function pneumaticConnector(
  form: ConnectorForm,
  { isMounted = false, ...placement }: ConnectorPlacement,
): string {
  const { shape, material } = form
  const barb = piece(shape === 'tampao-espiga' ? 'ar-espiga-macica' : 'ar-espiga', pieceColours[material])
  const barbs = barbPlacements(shape).map((barbPlacement) => placed(barbPlacement, barb))
  return part('connector', placed(placement, (isMounted ? '' : barbs.join('')) + materialPiece('ar', form)), {
    'data-shape': shape,
    'data-material': material,
  })
}

function barbPlacements(shape: ConnectorForm['shape']): readonly Placement[] {
  return isBlock(shape) ? blocks[shape] : [barbRight([18, 0])]
}

/** The mouth of a connector seen from the front, around the origin. */
export function connectorMouth(form: ConnectorForm): string {
  return part('mouth', materialPiece('boca', form))
}

/** A connector's piece in its material; bayonets of metal have another shape than those of plastic. */
function materialPiece(view: 'ar' | 'boca', { shape, material }: ConnectorForm): string {
  const hasMetalShape = material === 'metal' && (shape === 'baioneta-macho' || shape === 'baioneta-femea')
  return piece(`${view}-${shape}${hasMetalShape ? '-metal' : ''}`, pieceColours[material])
}
