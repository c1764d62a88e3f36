import type { SizeKey } from '#domain/catalogue/vocabulary.ts'
import { colour, noFill, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { type Box, d, label, part, path, rect } from '../svg.ts'
import { cable } from '../parts/cable.ts'
import { hoseTip } from '../parts/pneumatic.ts'

interface Size {
  width: number
  height: number
  range: string
  name: string
}

const sizes: Record<SizeKey, Size> = {
  neonatal: { width: 188, height: 78, range: '6–11 cm', name: 'neonatal' },
  pediatrica: { width: 250, height: 102, range: '10–19 cm', name: 'pediátrica' },
  adulto: { width: 318, height: 130, range: '18–26 cm', name: 'adulto' },
  'adulto-grande': { width: 368, height: 146, range: '25–35 cm', name: 'adulto grande' },
  obeso: { width: 420, height: 160, range: '33–47 cm', name: 'obeso' },
}

function whole({ traits, variant }: Subject): Plate {
  const size = sizes[variant?.sizeKey ?? 'adulto']
  const tubes = Number(variant?.vias ?? traits.tubes ?? 1)
  const disposable = traits.form?.includes('descart') ?? false
  const chosen = variant?.sizeKey !== undefined
  return {
    body: hoses(size, tubes) + fabric(size, { disposable, text: chosen ? size.range : undefined }),
    alt: altText(`Braçadeira de PNI ${disposable ? 'descartável' : 'reutilizável'}`, chosen ? `tamanho ${size.name} (${size.range.replace('–', ' a ')})` : undefined, tubes === 2 ? 'dois tubos' : 'um tubo'),
  }
}

function fabric({ width, height }: Size, look: { disposable: boolean; text: string | undefined }): string {
  const [x, y] = [240 - width / 2, 120 - height / 2]
  const box: Box = [x, y, width, height]
  const inner: Box = [x + 7, y + 7, width - 14, height - 14]
  const hook = width * 0.24
  return part('cuff', [
    rect(box, { fill: look.disposable ? colour.paper : colour.shade, rx: height * 0.2 }),
    rect(inner, { ...thin, ...noFill, rx: height * 0.15, 'stroke-dasharray': '5 4' }),
    rect([x + width - hook - 12, y + 12, hook, height - 24], { fill: look.disposable ? colour.tint : colour.mid, ...thin, rx: 6 }),
    path(d`M${x + width * 0.42} ${y + 12}V${y + height - 12}`, { ...thinOpen }),
    path(d`M${x + 20} ${y + height * 0.26}H${x + width * 0.36}M${x + 20} ${y + height * 0.26}v-5v10M${x + width * 0.36} ${y + height * 0.26}v-5v10`, thin),
    look.text ? label([x + width * 0.06 + 8, y + height * 0.62], look.text, { size: Math.max(16, height * 0.19), weight: 600 }) : '',
    path(d`M${x + width * 0.5} ${y + height - 30}l7 14h-14z`, { fill: colour.ink, ...thin }),
  ])
}

function hoses({ height }: Size, tubes: number): string {
  const top = 120 + height / 2 - 4
  const run = (x: number, endX: number) =>
    cable(d`M${x} ${top}C${x} ${top + 70} ${endX} ${236} ${endX} 290`, { width: 14, core: colour.tint, name: 'tube' }) + hoseTip({ at: [endX, 284], turn: 90 })
  return tubes === 2 ? run(214, 176) + run(244, 286) : run(230, 232)
}

function detail({ traits, variant }: Subject): Plate {
  const tubes = Number(variant?.vias ?? traits.tubes ?? 1)
  const one = (x: number) => cable(d`M${x} -10V150`, { width: 30, core: colour.tint, name: 'tube' }) + hoseTip({ at: [x, 140], turn: 90, scale: 2.2 })
  return { body: tubes === 2 ? one(170) + one(310) : one(240), alt: altText(`Ponta ${tubes === 2 ? 'dos dois tubos' : 'do tubo'} da braçadeira, com conector`) }
}

/** Blood-pressure cuffs in five sizes, with one or two tubes. */
export const cuff: Composition = { whole, detail }
