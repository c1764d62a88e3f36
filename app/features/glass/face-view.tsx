import type { GlassFace } from '#domain/true-size/glass.ts'

export interface FaceLook {
  /** Degrees, clockwise. */
  turn: number
  /** As the other half has it. */
  isMirrored: boolean
  /** A coloured rim around what is measured, for a plug that hides the drawing. */
  isRim: boolean
}

interface FaceViewProps {
  face: Pick<GlassFace, 'name' | 'size' | 'width' | 'height' | 'viewBox' | 'outline' | 'details'>
  /** CSS pixels of a millimetre. */
  pixels: number
  look?: FaceLook
}

const asDrawn: FaceLook = { turn: 0, isMirrored: false, isRim: false }

/** Units of the drawing: the rim is 1.2 mm wide on each side of the contour, whose inner half the face covers. */
const rim = 240

/** A face with the room that all of it takes, where others stand beside it. */
export function FaceInRoom({ face, pixels }: Pick<FaceViewProps, 'pixels'> & { face: GlassFace }) {
  const [width, height] = face.room
  return (
    <span
      className="grid shrink-0 place-items-center"
      style={{ width: width * pixels + 2, height: height * pixels + 2 }}
    >
      <FaceView face={face} pixels={pixels} />
    </span>
  )
}

/** A face at true size: the picture's box is what is measured, whatever stands out of it. */
export function FaceView({ face, pixels, look = asDrawn }: FaceViewProps) {
  const { turn, isMirrored, isRim } = look
  return (
    <svg
      role="img"
      aria-label={`${face.name}, ${face.size}`}
      data-face
      width={face.width * pixels}
      height={face.height * pixels}
      viewBox={face.viewBox}
      preserveAspectRatio="none"
      className="shrink-0 overflow-visible"
    >
      <g
        transform={`rotate(${turn})${isMirrored ? ' scale(-1 1)' : ''}`}
        className={isRim ? 'fill-sheet stroke-signal' : 'fill-sheet stroke-ink'}
        // A line of one pixel: its middle is the measure.
        strokeWidth={isRim ? rim : 100 / pixels}
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        <g data-outline dangerouslySetInnerHTML={{ __html: face.outline }} />
        {!isRim && <g dangerouslySetInnerHTML={{ __html: face.details }} />}
      </g>
    </svg>
  )
}
