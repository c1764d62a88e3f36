import { colour, inkFill, thinLine, thinOutline } from '#drawings/palette.ts'
import type { Composition } from '#drawings/subject.ts'
import { circle, label, part, path, placed, rect } from '#drawings/svg.ts'

import { blank, chip, header } from '#drawings/parts/board-parts.ts'
import { largeWords, purposeCaption } from '#drawings/named-purpose.ts'
import { specified } from '#drawings/specified.ts'
import { byForm, fixedComposition } from './by-form.ts'

function socket(y: number, [name, fill]: readonly [string, string]): string {
  return (
    circle([196, y], 23, { fill }) +
    circle([196, y], 13, {}) +
    circle([196, y], 4, inkFill) +
    label([232, y + 6], name, { size: 18, weight: 600 })
  )
}

/** Plug-in module from the front: one socket for each parameter, latch at the side. */
function front(): string {
  const rows = [
    ['ECG', '#2c8a4b'],
    ['SpO₂', '#2b62ae'],
    ['PNI', colour.mid],
    ['T1', '#83532f'],
  ] as const
  return part('module', [
    path('M340 120H364V240H340', { fill: colour.mid }),
    rect([120, 22, 220, 316], { fill: colour.shade, rx: 12 }),
    rect([142, 44, 176, 272], { fill: colour.tint, rx: 8, ...thinLine }),
    ...rows.map((row, index) => socket(82 + index * 66, row)),
  ])
}

/** The oximetry board inside a monitor: shielded analogue part, ribbon header. */
function oximetryBoard(): string {
  return part('board', [
    blank([70, 70], [340, 220]),
    rect([110, 110, 130, 90], { fill: '#cdd3d6', rx: 3 }),
    path('M122 122H228M122 188H228', { ...thinOutline, stroke: colour.sheet, 'stroke-width': 3 }),
    label([175, 163], 'SpO₂', { size: 24, weight: 600, anchor: 'middle', fill: colour.petrol }),
    chip([270, 126], 6),
    header([280, 214], 6),
    rect([116, 224, 54, 30], {}),
    path('M176 200V240H190M240 150H268M320 180V212', { ...thinOutline, stroke: colour.petrol, 'stroke-width': 2 }),
  ])
}

const room = { at: [240, 338] } as const

/** Parameter modules, plug-in or inside the monitor. */
export const parameterModule: Composition = byForm({
  'modulo-encaixe': fixedComposition(() => ({
    whole: front(),
    wholeAlt: 'painel frontal com as entradas ECG, SpO2, PNI e temperatura',
    detail: placed({ at: [-170, -130], scale: 1.7 }, front()),
    detailAlt: 'entradas do painel em detalhe',
  })),
  'placa-spo2': {
    whole: ({ product }) => {
      const technology = specified(product, 'Sensores')?.replace('Tecnologia ', '')
      return {
        body: oximetryBoard() + (technology ? largeWords(technology, room) : purposeCaption(product, room)),
        alt: `${product.name}: placa com blindagem e conector.`,
      }
    },
    detail: ({ product }) => ({
      body: placed({ at: [-120, -110], scale: 1.7 }, oximetryBoard()),
      alt: `${product.name}: blindagem e circuito em detalhe.`,
    }),
  },
})
