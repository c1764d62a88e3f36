import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { loopedCable } from './looped-cable.ts'

/** A clip around the drip chamber, with the light that the drops break. */
export function dropSensor(): string {
  return part('drop-sensor', [
    cable('M372 196C430 196 420 100 470 80', { width: 11 }),
    path('M222 40H258V60H222Z', { fill: colour.mid }),
    path('M206 60H274V250C274 274 258 282 250 290V320H230V290C222 282 206 274 206 250Z', { fill: colour.sheet }),
    path('M240 92C232 108 228 114 228 122A12 12 0 0 0 252 122C252 114 248 108 240 92Z', {
      ...thinLine,
      fill: '#cfe3ea',
    }),
    path('M207 226H273V250C273 272 258 282 250 290H230C222 282 207 272 207 250Z', { ...thinLine, fill: '#cfe3ea' }),
    path('M110 150H196V232H110Z M284 150H372V232H284Z', { fill: colour.shade }),
    path('M196 176H284', { ...thinOutline, stroke: '#c92f2a', 'stroke-dasharray': '6 5' }),
    circle([190, 176], 5, { fill: '#c92f2a' }),
  ])
}

/** A fork around the line, which listens across it for bubbles. */
export function airDetector(): string {
  return part('air-detector', [
    cable('M240 266C240 320 150 330 60 330', { width: 11 }),
    rect([20, 150, 440, 34], { fill: colour.sheet }),
    path('M212 154C212 172 236 180 244 167C250 156 236 151 212 154Z', { ...thinLine, fill: colour.tint }),
    path('M130 90H350V150H130Z', { fill: colour.shade }),
    path('M110 184H370V250C370 260 364 266 354 266H126C116 266 110 260 110 250Z', { fill: colour.shade }),
    path('M220 140V150M240 136V150M260 140V150M220 184V194M240 184V198M260 184V194', thinOutline),
    rect([180, 212, 120, 30], { ...thinLine, fill: colour.tint, rx: 4 }),
  ])
}

/** The lead of a machine: wall plug with three pins, cord and the machine's coupler. */
export function mainsLead(): string {
  return part('mains-lead', [
    cable(loopedCable([330, 110], [134, 266]), { width: 15, core: colour.mid }),
    rect([38, 244, 24, 9], { fill: '#cdd3d6' }),
    rect([32, 262, 30, 9], { fill: '#cdd3d6' }),
    rect([38, 280, 24, 9], { fill: '#cdd3d6' }),
    path('M62 232H84L134 254V278L84 300H62Z', { fill: colour.mid }),
    path('M330 96H350L372 66H440V154H372L350 124H330Z', { fill: colour.mid }),
    path('M404 66V154', thinLine),
  ])
}
