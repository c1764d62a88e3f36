import { classNames } from '#app/ui/class-names.ts'

interface QrDrawingProps {
  /** The path of the dark modules, and the number of modules per side. */
  code: { size: number; d: string }
  label: string
  className?: string
}

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
