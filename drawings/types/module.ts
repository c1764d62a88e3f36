import { colour, inkFill, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate } from '../subject.ts'
import { circle, label, part, path, placed, rect } from '../svg.ts'
import { plugFace } from '../parts/plug-face.ts'

function socket(y: number, [name, fill]: readonly [string, string]): string {
  return circle([196, y], 24, { fill }) + circle([196, y], 14, {}) + circle([196, y], 4, inkFill) + label([232, y + 6], name, { size: 18, weight: 600 })
}

function front(): string {
  return part('module', [
    rect([120, 24, 220, 312], { fill: colour.shade, rx: 12 }),
    rect([142, 46, 176, 268], { fill: colour.tint, rx: 8, ...thin }),
    socket(88, ['ECG', '#2c8a4b']),
    socket(154, ['SpO₂', '#2b62ae']),
    socket(220, ['PNI', colour.mid]),
    socket(286, ['T1', '#83532f']),
    path('M340 120H364V240H340', { fill: colour.mid }),
  ])
}

/** Plug-in parameter modules. */
export const parameterModule: Composition = {
  whole: (): Plate => ({ body: front(), alt: altText('Módulo de parâmetros', 'painel frontal com as entradas ECG, SpO2, PNI e temperatura') }),
  detail: (): Plate => ({ body: rect([40, 40, 400, 280], { fill: colour.tint, rx: 16 }) + placed({ at: [240, 180], scale: 1.5 }, plugFace('redondo-chaveta')) + path('M64 64H100M380 64H416', thinOpen), alt: 'Entrada do módulo vista de frente.' }),
}
