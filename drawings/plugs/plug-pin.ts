import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { colour, thinOutline } from '#drawings/palette.ts'
import { path } from '#drawings/svg.ts'
import { barrel, boot, grip } from './plug-body.ts'

type Phone = Partial<Pick<Connector, 'contacts' | 'gender'>> | undefined

/** A socket in line with its cable: a body with the bore inside. */
function phoneSocket(half: number, bore: number): string {
  return [
    boot(9),
    barrel([34, 104], half, { rx: 5 }),
    path(`M-104 ${-bore}H-56V${bore}H-104`, { ...thinOutline, 'stroke-dasharray': '5 4' }),
    barrel([104, 110], half - 3, { fill: colour.mid, rx: 1 }),
  ].join('')
}

/** 6.35 mm phone plug: tip and sleeve, and a ring between them when it has three contacts; or its socket. */
export function phonePlug({ contacts = 2, gender }: Phone = {}): string {
  if (gender === 'femea') return phoneSocket(18, 8)
  return [
    boot(10),
    barrel([32, 60], 16, { rx: 4 }),
    grip([40, 46, 52], 16),
    barrel([60, 66], 12, { fill: colour.mid }),
    path('M-66 -8H-92V8H-66Z', {}),
    path('M-92 -8H-98L-100 -5L-104 -7C-110 -6 -114 -3 -114 0C-114 3 -110 6 -104 7L-100 5L-98 8H-92Z', {
      fill: colour.tint,
    }),
    path(contacts > 2 ? 'M-80 -8V8M-92 -8V8' : 'M-92 -8V8', {}),
  ].join('')
}

/** 3.5 mm phone plug: like the 6.35 mm one, but half as thick. */
export function smallPhonePlug({ contacts = 2, gender }: Phone = {}): string {
  if (gender === 'femea') return phoneSocket(14, 4.5)
  return [
    boot(9),
    barrel([34, 74], 12, { rx: 5 }),
    barrel([74, 80], 8, { fill: colour.mid, rx: 1 }),
    path('M-80 -4.5H-104V4.5H-80Z', {}),
    path('M-104 -4.5H-110L-111 -3C-119 -4 -121 -2 -122 0C-121 2 -119 4 -111 3L-110 4.5H-104Z', { fill: colour.tint }),
    path(contacts > 2 ? 'M-92 -4V4M-98 -4V4' : 'M-96 -4V4', thinOutline),
  ].join('')
}

/** Banana plug: barrel and a sprung pin. */
export function bananaPlug(): string {
  return [
    boot(10),
    barrel([34, 74], 13, { rx: 4 }),
    barrel([74, 82], 9, { fill: colour.mid }),
    path('M-82 -5C-92 -9 -106 -9 -116 -3V3C-106 9 -92 9 -82 5Z', {}),
    path('M-86 0H-110', thinOutline),
  ].join('')
}
