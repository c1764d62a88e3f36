/**
 * A colour with its hue rotated by the angle between two other colours, so that shades follow the company's colour. In:
 * colours like #0b5560.
 */
export function turnedHue(hex: string, from: string, to: string): string {
  const turn = hslOf(to).hue - hslOf(from).hue
  if (turn === 0) return hex
  const { hue, saturation, lightness } = hslOf(hex)
  return hexOf({ hue: (hue + turn + 360) % 360, saturation, lightness })
}

interface Hsl {
  /** In degrees. */
  hue: number
  saturation: number
  lightness: number
}

function hslOf(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  const lightness = most - chroma / 2
  if (chroma === 0) return { hue: 0, saturation: 0, lightness }
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4
  return { hue: (sixth * 60 + 360) % 360, saturation: chroma / (1 - Math.abs(2 * lightness - 1)), lightness }
}

function hexOf({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
