import { classNames } from '#app/ui/class-names.ts'

interface QrDrawingProps {
  /** Its dark modules as a path, and the modules of a side. */
  code: { size: number; d: string }
  label: string
  className?: string
}

/** A QR code that was made already. */
export function QrDrawing({ code: { size, d }, label, className }: QrDrawingProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('block', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  )
}
