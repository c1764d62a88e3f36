import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, line, part, path, placed, rect, type Point } from '#drawings/svg.ts'
import { figure, heading, labelled, words, type Figure } from './figure.ts'

/** The two plugs of temperature probes with what they lead to. */
export function temperaturePlugs(): Figure {
  return figure(470, [
    heading([24 + 92, 34], 'Mono: série 400'),
    plug([60, 92], false),
    labelled([396, 52], 'ponta', { to: [380, 84] }),
    labelled([300, 144], 'corpo', { to: [282, 110] }),
    words([80, 176], 'um termistor, dois contatos', { fill: colour.muted }),
    thermistor([372, 186], '2.252 Ω'),
    line([24, 240], [456, 240], { ...thinLine, stroke: colour.shade }),
    heading([24 + 104, 276], 'Estéreo: série 700'),
    plug([60, 334], true),
    labelled([396, 294], 'ponta', { to: [380, 326] }),
    labelled([328, 288], 'anel', { to: [334, 324], anchor: 'end' }),
    labelled([286, 386], 'corpo', { to: [272, 352] }),
    words([80, 420], 'dois termistores,', { fill: colour.muted }),
    words([80, 440], 'três contatos', { fill: colour.muted }),
    thermistor([330, 428], '6 kΩ'),
    thermistor([414, 428], '30 kΩ'),
  ])
}

function plug(at: Point, stereo: boolean): string {
  return part(
    'plug',
    placed({ at }, [
      path('M-36 -5H0V5H-36', { fill: colour.petrol }),
      rect([0, -20, 130, 40], { fill: colour.petrol, rx: 6 }),
      path('M104 -20V20M114 -20V20', { ...thinOutline, stroke: colour.sheet }),
      path('M130 -13H306L312 -9L318 -12C330 -12 336 -6 336 0C336 6 330 12 318 12L312 9L306 13H130Z', {
        fill: colour.shade,
      }),
      rect([298, -14, 9, 28], { fill: colour.ink, rx: 1 }),
      ...(stereo ? [rect([250, -14, 9, 28], { fill: colour.ink, rx: 1 })] : []),
    ]),
  )
}

function thermistor([x, y]: Point, value: string): string {
  return part('thermistor', [
    path(`M${x - 42} ${y}H${x - 22}M${x + 22} ${y}H${x + 42}`, { fill: 'none' }),
    rect([x - 22, y - 11, 44, 22], { fill: colour.sheet }),
    path(`M${x - 26} ${y + 16}L${x + 18} ${y - 18}H${x + 28}`, thinOutline),
    circle([x - 42, y], 3, { fill: colour.ink }),
    circle([x + 42, y], 3, { fill: colour.ink }),
    words([x, y + 34], value, { anchor: 'middle', weight: 600 }),
  ])
}
