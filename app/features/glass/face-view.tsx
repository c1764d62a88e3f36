import type { GlassFace } from '#domain/true-size/glass.ts'

export interface FaceLook {
  /** Degrees, clockwise. */
  turn: number
  /** Draws the face mirrored, as the mating half shows it. */
  isMirrored: boolean
  /** Draws no more than a coloured rim around the measured contour, for a plug that covers the drawing. */
  isRimOnly: boolean
}

interface FaceViewProps {
  face: Pick<GlassFace, 'name' | 'size' | 'width' | 'height' | 'viewBox' | 'outline' | 'details'>
  /** CSS pixels per millimetre. */
  pixels: number
  look?: FaceLook
}

export const defaultLook: FaceLook = { turn: 0, isMirrored: false, isRimOnly: false }

/**
 * Width of the rim's stroke in units of the drawing: 1.2 mm are visible outside the contour, the inner half is covered
 * by the face.
 */
const rimWidth = 240

/** A face in a box that holds all of its drawing, for a row of several faces. */
export function FaceInBox({ face, pixels }: Pick<FaceViewProps, 'pixels'> & { face: GlassFace }) {
  const [width, height] = face.drawingSize
  return (
    <span
      className="grid shrink-0 place-items-center"
      style={{ width: width * pixels + 2, height: height * pixels + 2 }}
    >
      <FaceView face={face} pixels={pixels} />
    </span>
  )
}

/** A face at true size: the picture's box is the measured contour, and the rest of the drawing overflows it. */
export function FaceView({ face, pixels, look = defaultLook }: FaceViewProps) {
  const { turn, isMirrored, isRimOnly } = look
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
        className={isRimOnly ? 'fill-sheet stroke-signal' : 'fill-sheet stroke-ink'}
        // A line of one pixel, whose middle lies on the measured contour.
        strokeWidth={isRimOnly ? rimWidth : 100 / pixels}
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        <g data-outline dangerouslySetInnerHTML={{ __html: face.outline }} />
        {!isRimOnly && <g dangerouslySetInnerHTML={{ __html: face.details }} />}
      </g>
    </svg>
  )
}
