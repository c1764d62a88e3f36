/** The colours of every drawing; colours that pages also have are the light ones of `domain/shop/colours.ts`. */
export const colour = {
  sheet: '#ffffff',
  tint: '#e9f0ef',
  shade: '#c5d4d2',
  paper: '#f6f8f8',
  ink: '#10292d',
  mid: '#6d8886',
  muted: '#48605f',
  grid: '#e1e9e8',
  brand: '#0b5560',
  brandDeep: '#063a43',
  signal: '#b93a0c',
} as const

/** Colours of drawings on the dark colour scheme. */
export const nightTone = { ink: '#cfe3e0', tube: '#0f6570', deep: '#2f7d86' } as const

/** Line widths in units of a 480×360 sheet: outlines, inner lines, grid. */
export const weight = { main: 3, thin: 1.5, grid: 0.75 } as const

export const captionSize = 18

/** The grey of nickel-plated brass, cooler than the palette's greys, which plastics have. */
export const metal = '#cdd3d6'

/** The gilding of contacts. */
export const gold = '#b98a1c'

/** Insulation colours of ECG leads, toned to sit beside the ink. */
export const wire = {
  white: '#ffffff',
  black: '#26282b',
  red: '#c8322b',
  green: '#2c8a4b',
  yellow: '#f0c02e',
  brown: '#83532f',
  blue: '#2b62ae',
  orange: '#e5812a',
  violet: '#7b4a9e',
} as const
export type WireColour = keyof typeof wire

export const thinLine = { 'stroke-width': weight.thin } as const
export const noFill = { fill: 'none' } as const
export const noLine = { stroke: 'none' } as const
export const inkFill = { fill: colour.ink } as const
export const thinOutline = { ...thinLine, ...noFill } as const
