import { largeWeight } from './large-weight.ts'
import { colour, weight } from './palette.ts'
import { withReadableLabels } from './with-readable-labels.ts'
import { element, path, rect } from './svg.ts'
import { bodyAtSize } from './two-sizes.ts'

export interface SheetOptions {
  width?: number
  height?: number
  /** Millimetre grid behind the drawing. */
  grid?: boolean
  /** 'none' leaves the background transparent. */
  ground?: string
  ink?: string
  gridInk?: string
  /** Finer lines, for a drawing that is shown large. */
  isLarge?: boolean
  /** Keeps its labels at every size, because they are its purpose and large enough. */
  keepsWords?: boolean
}

/** The finished drawing: ground, faint millimetre grid, and the body in the common line style. */
export function sheet(body: string, options: SheetOptions = {}): string {
  const {
    width = 480,
    height = 360,
    grid = true,
    ground = colour.sheet,
    ink = colour.ink,
    gridInk = colour.grid,
    isLarge = false,
    keepsWords = false,
  } = options
  const size = { width, height }
  const shown = bodyAtSize(body, { isLarge })
  const drawn = element('g', bodyStyle(ink), keepsWords ? shown : withReadableLabels(shown, width))
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...size }, [
    ground === 'none' ? '' : rect([0, 0, width, height], { fill: ground }),
    grid ? millimetres(size, gridInk) : '',
    isLarge ? largeWeight(drawn) : drawn,
  ])
}

/** The common line style, for a group of drawn parts. */
export function bodyStyle(ink: string = colour.ink) {
  return {
    fill: colour.sheet,
    stroke: ink,
    'stroke-width': weight.main,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    'font-family': "'IBM Plex Sans',system-ui,sans-serif",
  }
}

function millimetres({ width, height }: { width: number; height: number }, stroke: string): string {
  const fine = [12, 24, 36, 48].map((step) => `M0 ${step}H60M${step} 0V60`).join('')
  const pattern = element('pattern', { id: 'mm', width: 60, height: 60, patternUnits: 'userSpaceOnUse' }, [
    path(fine, { stroke, 'stroke-width': weight.grid / 1.5, fill: 'none' }),
    path('M0 0H60M0 0V60', { stroke, 'stroke-width': weight.thin, fill: 'none' }),
  ])
  return element('defs', {}, pattern) + rect([0, 0, width, height], { fill: 'url(#mm)' })
}
