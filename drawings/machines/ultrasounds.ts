import { colour } from '#drawings/palette.ts'
import { type Box, circle, part, path, placed, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { castor } from '#drawings/parts/knob.ts'

/** A sector image with a cyst, fitted into a box. */
function image([x, y, width, height]: Box): string {
  const sector =
    path('M64 10H100L148 90C124 108 40 108 16 90Z', { fill: colour.mid, stroke: 'none' }) +
    path('M72 36C82 32 94 34 100 44C104 58 78 64 70 54Z', { fill: colour.petrolDeep, stroke: 'none' }) +
    path('M44 78C60 86 100 88 122 78', { fill: 'none', stroke: colour.shade, 'stroke-width': 2 })
  const scale = Math.min(height / 112, width / 150)
  return (
    rect([x, y, width, height], { fill: colour.petrolDeep, rx: 4 }) +
    placed({ at: [x + width / 2 - 82 * scale, y + (height - 112 * scale) / 2], scale }, sector)
  )
}

const probe = (x: number, y: number) => path(`M${x} ${y}h20v14c0 12 -20 12 -20 0Z`, { fill: colour.mid })

/** Cart with keyboard, probes at the side. */
export function cartUltrasound(seed: number): string {
  const wide = seed % 2 === 0
  return part('ultrasound', [
    cable('M330 214C410 220 420 270 396 300C380 318 372 250 404 236', { width: 8 }),
    rect(wide ? [128, 12, 224, 138] : [146, 14, 188, 136], { fill: colour.shade, rx: 8 }),
    image(wide ? [140, 24, 200, 114] : [158, 26, 164, 112]),
    path('M228 150H252V178H228Z', { fill: colour.mid }),
    path('M106 214L134 178H346L374 214Z', { fill: colour.tint }),
    path('M150 190H250M144 202H240', { 'stroke-dasharray': '8 5', 'stroke-width': 4 }),
    circle([300, 196], 9, { fill: colour.mid }),
    rect([150, 214, 180, 100], { fill: colour.shade, rx: 6 }),
    path(seed % 3 === 0 ? 'M162 240H318M162 266H318' : 'M162 248H318M228 232H252M228 280H252', { 'stroke-width': 1.5 }),
    probe(394, 224),
    path('M120 326L140 312H340L360 326Z', { fill: colour.mid }),
    castor([132, 334]),
    castor([348, 334]),
  ])
}

/** Laptop-like portable scanner. */
export function portableUltrasound(): string {
  return part('ultrasound', [
    cable('M396 270C450 270 456 200 430 160', { width: 9 }),
    rect([96, 24, 272, 184], { fill: colour.shade, rx: 12 }),
    image([112, 40, 240, 152]),
    path('M110 208H354L352 222H112Z', { fill: colour.mid }),
    path('M50 318L100 222H364L414 318Z', { fill: colour.shade }),
    path('M120 242H250M112 258H246M104 274H242', { 'stroke-dasharray': '10 6', 'stroke-width': 6 }),
    circle([312, 276], 16, { fill: colour.mid }),
    path('M286 246H340M92 298H230', { 'stroke-dasharray': '14 8', 'stroke-width': 6 }),
    path('M50 318V330H414V318', { fill: colour.mid }),
    path('M416 166L446 154L442 108C440 96 418 100 416 112Z', { fill: colour.mid }),
    path('M414 112C412 90 446 84 444 106', { fill: colour.tint }),
  ])
}

/** A convex probe and its image. */
export function probeDetail(): string {
  return [
    cable('M120 250C120 320 60 320 70 366', { width: 15 }),
    path('M92 110C84 60 156 60 148 110L140 170C150 200 140 250 132 262H108C100 250 90 200 100 170Z', {
      fill: colour.shade,
    }),
    path('M92 108C84 58 156 58 148 108C130 92 110 92 92 108Z', { fill: colour.mid }),
    path('M104 190H136M105 206H135', { 'stroke-width': 1.5 }),
    rect([200, 40, 250, 240], { fill: colour.shade, rx: 10 }),
    image([216, 56, 218, 208]),
  ].join('')
}
