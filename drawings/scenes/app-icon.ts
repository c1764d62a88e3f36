import { colour } from '../palette.ts'
import { circle, element, path, rect } from '../svg.ts'

/** The mark: the face of a round connector, key up. Reads from 16 px on (32×32). */
export function appIcon({ bleed = false }: { bleed?: boolean } = {}): string {
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 32 32', width: 32, height: 32 }, [
    rect([0, 0, 32, 32], { rx: bleed ? undefined : 7, fill: colour.petrol }),
    circle([16, 16], bleed ? 10.5 : 12, { fill: '#fff' }),
    path(bleed ? 'M13.2 4H18.8V11H13.2Z' : 'M13 2.5H19V10H13Z', { fill: colour.petrol }),
    ...(
      [
        [11, 14.4],
        [21, 14.4],
        [12.6, 21.6],
        [19.4, 21.6],
      ] as const
    ).map((at) => circle(at, 2.2, { fill: colour.petrol })),
  ])
}
