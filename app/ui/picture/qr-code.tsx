import qrCodeOf from 'qrcode-generator'
import { classNames } from '#app/ui/class-names.ts'

interface QrCodeProps {
  /** Any characters. */
  prefix: string
  /** Characters of QR's alphanumeric mode only: takes less room. */
  text?: string
  label: string
  className?: string
}

/** Modules of white around a code, as readers need it. */
const quiet = 4

/** A QR code as a drawing of one path. */
export function QrCode({ prefix, text = '', label, className }: QrCodeProps) {
  const code = qrCodeOf(0, text.length > 300 ? 'L' : 'M')
  code.addData(prefix, 'Byte')
  if (text !== '') code.addData(text, 'Alphanumeric')
  code.make()
  const size = code.getModuleCount()
  const whole = size + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className={classNames('block', className)}
    >
      <rect width={whole} height={whole} fill="#fff" />
      <path d={modulesOf(code, size)} fill="#000" />
    </svg>
  )
}

/** Each run of dark modules of a row as one rectangle. */
function modulesOf(code: ReturnType<typeof qrcode>, size: number): string {
  const runs: string[] = []
  for (let row = 0; row < size; row++) {
    let start = -1
    for (let column = 0; column <= size; column++) {
      const isDark = column < size && code.isDark(row, column)
      if (isDark && start < 0) start = column
      if (isDark || start < 0) continue
      runs.push(`M${start + quiet} ${row + quiet}h${column - start}v1h${start - column}z`)
      start = -1
    }
  }
  return runs.join('')
}
