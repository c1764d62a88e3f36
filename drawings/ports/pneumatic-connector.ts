import { piece, pieceNames } from '#drawings/drawing-files.ts'
import { metal } from '#drawings/palette.ts'
import { element, part, type Placement, placed } from '#drawings/svg.ts'

export type Material = 'plastico' | 'metal'

/** The colours of a piece by material; metal has a highlight along it. */
const pieceColours: Record<Material, Readonly<Record<string, string>>> = {
  plastico: {},
  metal: { material: metal, shine: '#ffffff' },
}

/** A shape with a file `drawings/pieces/ar-<shape>.svg`, which states the places of its barbs, and a material. */
export type ConnectorForm = { shape: string; material: Material }

/** Reads 'luer-lock-macho-metal': the longest known shape at its beginning, else a luer cone, and the material. */
export function connectorForm(form: string | undefined): ConnectorForm {
  const [shape = 'luer-macho'] = pieceNames('ar-')
    .filter((key) => key !== 'espiga' && key !== 'espiga-macica' && !key.endsWith('-metal'))
    .filter((key) => form === key || form?.startsWith(`${key}-`))
    .toSorted((a, b) => b.length - a.length)
  return { shape, material: form?.endsWith('-metal') ? 'metal' : 'plastico' }
}

interface ConnectorPlacement extends Placement {
  /** Whether a tube is mounted, which hides the barb. */
  isMounted?: boolean
}

/** A pneumatic connector around the origin: its mouth to the left, its barb to the right. */
export function pneumaticConnector(form: ConnectorForm, { isMounted = false, ...placement }: ConnectorPlacement) {
  const { shape, material } = form
  const barb = piece(shape === 'tampao-espiga' ? 'ar-espiga-macica' : 'ar-espiga', pieceColours[material])
  const body = materialPiece('ar', form).replaceAll(
    /<g data-part="barb" transform="([^"]*)"\/>/g,
    (_, transform: string) => (isMounted ? '' : element('g', { transform }, barb)),
  )
  return part('connector', placed(placement, body), { 'data-shape': shape, 'data-material': material })
}

export const connectorMouth = (form: ConnectorForm): string => part('mouth', materialPiece('boca', form))

/** A connector's piece in its material; bayonets of metal have another shape than those of plastic. */
function materialPiece(view: 'ar' | 'boca', { shape, material }: ConnectorForm): string {
  const hasMetalShape = material === 'metal' && (shape === 'baioneta-macho' || shape === 'baioneta-femea')
  return piece(`${view}-${shape}${hasMetalShape ? '-metal' : ''}`, pieceColours[material])
}
