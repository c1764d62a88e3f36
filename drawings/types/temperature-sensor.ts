import { colour, noFill, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { circle, label, part, path, placed } from '../svg.ts'
import { brandCaption } from '../brand-caption.ts'
import { cable } from '../parts/cable.ts'
import { looped, loopedPlug } from '../parts/looped.ts'
import { plugViews } from '../parts/plug-detail.ts'
import { plug } from '../parts/plug.ts'
import { plugName } from '../parts/plug-names.ts'

type Site = 'sonda' | 'disco'

function siteOf({ traits, variant }: Subject): Site | 'ambos' {
  if (variant?.application) return /superf|pele/i.test(variant.application) ? 'disco' : 'sonda'
  if (traits.end === 'disco' || traits.end === 'sonda') return traits.end
  return 'ambos'
}

/** Flexible probe with depth marks and a rounded tip. */
function probe(): string {
  return part('probe', [
    path('M0 0C60 0 70 -70 130 -70C176 -70 186 -30 186 10', {
      'stroke-width': 15,
      ...noFill,
      'stroke-linecap': 'round',
    }),
    path('M0 0C60 0 70 -70 130 -70C176 -70 186 -30 186 10', { 'stroke-width': 9.5, ...noFill, stroke: colour.tint }),
    path('M56 -48L68 -38M86 -66L92 -54M120 -77V-63M154 -74L146 -60', thin),
    path('M179 2H193V22C193 34 179 34 179 22Z', { fill: colour.mid }),
  ])
}

/** Skin disc on its thin cable: metal face and insulating back. */
export function skinDisc(): string {
  return part('disc', [
    path('M-4 -5H26V5H-4Z', { fill: colour.mid }),
    circle([66, 0], 42, { fill: colour.tint }),
    circle([66, 0], 26, { fill: colour.shade }),
    path('M50 -8A18 18 0 0 1 66 -18', thinOpen),
    circle([66, 0], 7, { fill: colour.sheet, ...thin }),
  ])
}

function whole(subject: Subject): Plate {
  const shape = subject.traits.plug ?? 'a-conferir'
  const site = siteOf(subject)
  const run = (to: readonly [number, number]) => cable(looped(to), { width: 8.5 })
  const drawn = {
    sonda: () =>
      run([250, 190]) +
      placed({ at: [250, 190] }, probe()) +
      label([376, 262], 'esofágico / retal', { anchor: 'middle', size: 15 }),
    disco: () =>
      run([310, 180]) +
      placed({ at: [304, 180], scale: 1.1 }, skinDisc()) +
      label([376, 262], 'superfície / pele', { anchor: 'middle', size: 15 }),
    ambos: () =>
      run([250, 150]) +
      placed({ at: [250, 150] }, probe()) +
      placed({ at: [352, 264] }, skinDisc()) +
      cable('M240 264H352', { width: 8.5 }) +
      label([232, 269], 'ou', { anchor: 'end', size: 15 }),
  }
  const name = {
    sonda: 'sonda esofágica ou retal',
    disco: 'disco de superfície (pele)',
    ambos: 'com sonda esofágica/retal ou disco de pele',
  }
  return {
    body: drawn[site]() + plug(shape, { at: loopedPlug }) + brandCaption([196, 344], subject.product),
    alt: altText('Sensor de temperatura', name[site], `com ${plugName[shape]}`),
  }
}

/** Both patient ends, enlarged: what is known when the plug is not. */
function ends(): string {
  const tip =
    path('M-10 96H330C366 96 366 136 330 136H-10', {}) +
    path('M300 96C350 96 350 136 300 136', { fill: colour.mid }) +
    path('M70 96V136M140 96V136M210 96V136', thin)
  return (
    tip +
    label([180, 70], 'sonda: marcas de profundidade', { anchor: 'middle', size: 15 }) +
    cable('M-10 262H220', { width: 16 }) +
    placed({ at: [214, 262], scale: 1.6 }, skinDisc()) +
    label([110, 310], 'disco de pele', { anchor: 'middle', size: 15 })
  )
}

function detail({ traits }: Subject): Plate {
  const shape = traits.plug
  if (!shape)
    return { body: ends(), alt: 'Sonda esofágica/retal e disco de pele do sensor de temperatura, em detalhe.' }
  return {
    body: plugViews(shape),
    alt: altText(`${plugName[shape]} do sensor de temperatura, em vista frontal e lateral`),
  }
}

/** Temperature probes: core probe or skin disc. */
export const temperatureSensor: Composition = { whole, detail }
