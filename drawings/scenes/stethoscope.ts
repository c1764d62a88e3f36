import { colour, nightTone } from '#drawings/palette.ts'
import { sheet } from '#drawings/sheet.ts'
import { circle, part, path, placed } from '#drawings/svg.ts'

export type Theme = 'light' | 'dark'

interface Inks {
  ink: string
  tube: string
  metal: string
  deep: string
}

const themes: Record<Theme, Inks> = {
  light: { ink: colour.ink, tube: colour.shade, metal: colour.sheet, deep: colour.mid },
  dark: { ...nightTone, metal: colour.petrolDeep },
}

function run(data: string, [width, wall]: readonly [number, number], inks: { ink: string; core: string }): string {
  const open = { fill: 'none', 'stroke-linecap': 'round' }
  return (
    path(data, { ...open, 'stroke-width': width, stroke: inks.ink }) +
    path(data, { ...open, 'stroke-width': width - wall * 2, stroke: inks.core })
  )
}

function headset({ ink, metal, deep }: Inks): string {
  const sides = [
    'M214 188C204 140 150 120 132 84C124 66 126 52 140 42',
    'M266 188C276 140 330 120 348 84C356 66 354 52 340 42',
  ]
  const tips = [
    'M134 46C126 36 134 22 148 24C160 26 160 44 150 50Z',
    'M346 46C354 36 346 22 332 24C320 26 320 44 330 50Z',
  ]
  return part('headset', [
    path('M176 134C204 108 276 108 304 134', { fill: 'none', 'stroke-width': 6, stroke: deep }),
    ...sides.map((side) => run(side, [14, 3], { ink, core: metal })),
    ...tips.map((tip) => path(tip, { fill: deep })),
  ])
}

/** Both tubes, the stem and the loop as one path, so that they join; the end lies over them. */
function tubing({ ink, tube }: Inks): string {
  const stem = 'M214 180C218 220 240 226 240 262C240 330 170 396 106 372C52 350 56 268 120 262'
  const limb = 'M266 180C262 220 240 226 240 262'
  const tail = 'M119 262C200 254 236 360 330 380C376 388 402 360 402 322'
  const over = { fill: 'none', 'stroke-linecap': 'butt' }
  return part('tubing', [
    run(stem + limb, [22, 3], { ink, core: tube }),
    path(tail, { ...over, 'stroke-width': 22, stroke: ink }),
    path(tail, { ...over, 'stroke-width': 16, stroke: tube, 'stroke-linecap': 'square' }),
  ])
}

function chestPiece({ metal, tube, deep }: Inks): string {
  return part('chest-piece', [
    path('M390 330V298H414V330Z', { fill: metal }),
    circle([402, 242], 62, { fill: deep }),
    circle([402, 242], 50, { fill: metal }),
    circle([402, 242], 38, { fill: tube, 'stroke-width': 1.5 }),
    path('M372 242H386L393 226L404 262L412 236L417 242H432', { fill: 'none', 'stroke-width': 2.5 }),
  ])
}

/** The stethoscope of the maintenance page on a transparent background, for light or dark pages (480×440). */
export function stethoscope(theme: Theme = 'light'): string {
  const inks = themes[theme]
  return sheet(placed({ at: [0, 14] }, tubing(inks) + headset(inks) + chestPiece(inks)), {
    height: 440,
    grid: false,
    ground: 'none',
    ink: inks.ink,
  })
}
