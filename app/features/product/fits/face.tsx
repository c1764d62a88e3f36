import type { SheetFace } from '#app/features/product/sheet-print.tsx'

/** A connector's face in miniature; empty where the face is not known for certain. */
export function Face({ face }: { face: SheetFace | undefined }) {
  if (!face) return null
  const { src, width, height } = face
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="h-auto max-h-11 max-w-18 shrink-0"
    >
      <use href={src} width={width} height={height} />
    </svg>
  )
}
