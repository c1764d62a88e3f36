import type { Equipment } from '#domain/catalogue/product.ts'
import { colour, thin, thinOpen } from '../palette.ts'
import { altText, type EquipmentComposition } from '../subject.ts'
import { circle, ellipse, label, part, path, rect } from '../svg.ts'
import { castor } from '../parts/knob.ts'

const porthole = (x: number) => circle([x, 112], 32, { fill: colour.tint }) + circle([x, 112], 25, thinOpen) + rect([x - 5, 76, 10, 8], { fill: colour.mid, ...thin })

function newborn(): string {
  return path('M180 160C176 140 204 132 212 148C226 138 270 138 288 150C300 156 304 166 296 168H196C186 170 182 168 180 160Z', { ...thin, fill: colour.paper })
}

function closed(): string {
  return part('incubator', [
    path('M92 176V84C92 56 108 40 138 40H342C372 40 388 56 388 84V176Z', { fill: colour.paper }),
    path('M110 60H370M150 46L132 66', { ...thinOpen, stroke: colour.mid }),
    newborn(),
    porthole(168),
    porthole(312),
    rect([78, 172, 324, 64], { fill: colour.shade, rx: 8 }),
    rect([286, 184, 96, 40], { fill: colour.petrolDeep, ...thin, rx: 4 }),
    label([334, 212], '36,5', { size: 22, weight: 600, anchor: 'middle', fill: '#d7ebe4' }),
    path('M100 192H180M100 206H180M100 220H150', thinOpen),
    rect([150, 236, 180, 70], { fill: colour.tint, rx: 4 }),
    path('M162 258H318M162 282H318M230 248H250M230 272H250', thin),
    path('M110 326L132 306H348L370 326Z', { fill: colour.mid }),
    castor([122, 334]),
    castor([358, 334]),
  ])
}

function warmer(): string {
  return part('warmer', [
    path('M366 40V250', { 'stroke-width': 14 }),
    path('M150 34H372V62H134C130 46 138 34 150 34Z', { fill: colour.shade }),
    path('M160 62V70H330V62', { fill: '#e9a77f' }),
    path('M190 84L180 128M246 84V128M300 84L310 128', { ...thinOpen, 'stroke-dasharray': '6 6' }),
    newborn(),
    path('M96 140V172H370V140', { fill: 'none' }),
    rect([86, 170, 300, 40], { fill: colour.shade, rx: 8 }),
    rect([330, 88, 86, 60], { fill: colour.tint, rx: 6 }),
    label([373, 126], '36,5', { size: 20, weight: 600, anchor: 'middle' }),
    path('M200 210H260V306H200Z', { fill: colour.tint }),
    path('M110 326L132 306H348L370 326Z', { fill: colour.mid }),
    castor([122, 334]),
    castor([358, 334]),
  ])
}

function phototherapy(): string {
  return part('phototherapy', [
    path('M380 60V306', { 'stroke-width': 12 }),
    path('M120 40H360C380 40 390 52 390 66V84H96V66C96 52 106 40 120 40Z', { fill: colour.shade }),
    ...[130, 174, 218, 262, 306, 350].map((x) => rect([x - 16, 84, 32, 14], { fill: '#8db8e6', ...thin })),
    path('M130 112L112 176M190 112L182 176M250 112V176M310 112L318 176', { ...thinOpen, stroke: '#2b62ae', 'stroke-dasharray': '6 6' }),
    ellipse([230, 214], [130, 18], { fill: colour.tint }),
    newborn().replace('<path', '<path transform="translate(-6 44)"'),
    path('M250 332L300 306H420L440 332Z', { fill: colour.mid }),
    castor([272, 338]),
    castor([424, 338]),
  ])
}

function kindOf({ drawing, name }: Equipment): 'closed' | 'warmer' | 'phototherapy' {
  const words = `${drawing.form ?? ''} ${name}`
  if (/foto/i.test(words)) return 'phototherapy'
  return /ber[cç]o|aquecid|radiante/i.test(words) ? 'warmer' : 'closed'
}

const names = { closed: 'Incubadora neonatal', warmer: 'Berço aquecido neonatal', phototherapy: 'Aparelho de fototerapia neonatal' }
const drawings = { closed, warmer, phototherapy }

/** Newborn care: incubator, warmer, phototherapy. */
export const incubator: EquipmentComposition = {
  whole: (product) => ({ body: drawings[kindOf(product)](), alt: altText(names[kindOf(product)], 'vista frontal') }),
  detail: () => ({
    body: rect([50, 60, 380, 230], { fill: colour.shade, rx: 16 }) + rect([80, 90, 200, 130], { fill: colour.petrolDeep, rx: 8 }) + label([180, 186], '36,5', { size: 76, weight: 600, anchor: 'middle', fill: '#d7ebe4' }) + label([262, 208], '°C', { size: 20, anchor: 'end', fill: '#d7ebe4' }) + circle([350, 130], 24, {}) + circle([350, 200], 24, {}) + path('M342 134L350 124L358 134M342 196L350 206L358 196', {}) + label([82, 262], 'temperatura da pele', { size: 16 }),
    alt: 'Painel de controle com a temperatura da pele.',
  }),
}
