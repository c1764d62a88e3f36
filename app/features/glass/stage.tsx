import { ChevronLeft, ChevronRight, type IconNode } from 'lucide'
import { useRef, type PointerEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { GlassFace } from '#domain/true-size/glass.ts'

export interface FaceLook {
  /** The face's rotation, clockwise. */
  degrees: number
  /** Draws the face mirrored, as the mating half shows it. */
  isMirrored: boolean
  /** Draws no more than a coloured rim around the measured contour, for a plug that covers the drawing. */
  isRimOnly: boolean
}

interface FaceViewProps {
  face: Pick<GlassFace, 'name' | 'size' | 'width' | 'height' | 'viewBox' | 'outline' | 'details'>
  /** CSS pixels per millimetre. */
  pixelsPerMm: number
  look?: FaceLook
}

export const defaultLook: FaceLook = { degrees: 0, isMirrored: false, isRimOnly: false }

/** The rim's width in hundredths of a millimetre: 1.2 mm show outside the contour, the face covers the inner half. */
const rimWidth = 240

/** A face in a box that holds all of its drawing, for a row of several faces. */
export function FaceInBox({ face, pixelsPerMm }: Pick<FaceViewProps, 'pixelsPerMm'> & { face: GlassFace }) {
  const [width, height] = face.drawingSize
  return (
    <span
      className="grid shrink-0 place-items-center"
      style={{ width: width * pixelsPerMm + 2, height: height * pixelsPerMm + 2 }}
    >
      <FaceView face={face} pixelsPerMm={pixelsPerMm} />
    </span>
  )
}

/** A face at true size: the picture's box is the measured contour, and the rest of the drawing overflows it. */
export function FaceView({ face, pixelsPerMm, look = defaultLook }: FaceViewProps) {
  const { degrees, isMirrored, isRimOnly } = look
  return (
    <svg
      role="img"
      aria-label={`${face.name}, ${face.size}`}
      data-face
      width={face.width * pixelsPerMm}
      height={face.height * pixelsPerMm}
      viewBox={face.viewBox}
      preserveAspectRatio="none"
      className="shrink-0 overflow-visible"
    >
      <g
        transform={`rotate(${degrees})${isMirrored ? ' scale(-1 1)' : ''}`}
        className={isRimOnly ? 'fill-sheet stroke-signal' : 'fill-sheet stroke-ink'}
        // The contour is a line of one pixel, whose middle lies on the measured contour.
        strokeWidth={isRimOnly ? rimWidth : 100 / pixelsPerMm}
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        <g data-outline dangerouslySetInnerHTML={{ __html: face.outline }} />
        {!isRimOnly && <g dangerouslySetInnerHTML={{ __html: face.details }} />}
      </g>
    </svg>
  )
}

interface SliderProps {
  label: string
  text: string
  /** The value as screen readers say it, where the shown value would be unclear. */
  spokenText?: string
  min: number
  max: number
  step: number
  value: number
  onValue: (value: number) => void
}

export function Slider({ label, text, spokenText = text, onValue, ...range }: SliderProps) {
  return (
    <label className="grid min-h-11 content-center text-small">
      <span className="flex justify-between gap-2">
        {label} <span className="text-muted">{text}</span>
      </span>
      <input
        type="range"
        aria-valuetext={spokenText}
        onChange={(event) => onValue(Number(event.target.value))}
        className="min-h-8 accent-brand touch:min-h-11"
        {...range}
      />
    </label>
  )
}

export interface StageProps {
  /** The faces to go through: form after form, each from small to large. */
  faces: readonly GlassFace[]
  face: GlassFace
  pixelsPerMm: number
  look: FaceLook
  onFace: (face: GlassFace) => void
  onLook: (look: FaceLook) => void
}

/** The shortest swipe that changes the face; a shorter movement is a plug that was laid down. */
const minimumSwipePixels = 48

/** One face on which the plug is laid. Fingers, buttons and keys change the face, turn and mirror it. */
export function Stage({ faces, face, pixelsPerMm, look, onFace, onLook }: StageProps) {
  const pressStart = useRef<readonly [x: number, y: number]>(undefined)
  const index = faces.indexOf(face)

  function stepBy(steps: number) {
    const otherFace = faces[index + steps]
    if (otherFace) onFace(otherFace)
  }

  function endSwipe({ clientX, clientY }: PointerEvent) {
    const [startX, startY] = pressStart.current ?? [clientX, clientY]
    pressStart.current = undefined
    const [deltaX, deltaY] = [clientX - startX, clientY - startY]
    if (Math.abs(deltaX) > minimumSwipePixels && Math.abs(deltaX) > Math.abs(deltaY)) stepBy(deltaX < 0 ? 1 : -1)
  }

  const renderStepButton = (icon: IconNode, label: string, step: 1 | -1) => (
    <Button
      look="plain"
      aria-disabled={faces[index + step] === undefined}
      aria-label={label}
      className="aria-disabled:opacity-30"
      onClick={() => stepBy(step)}
    >
      <Icon node={icon} />
    </Button>
  )

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-stretch rounded border border-rule-strong bg-sheet">
        {renderStepButton(ChevronLeft, 'Face anterior', -1)}
        <div
          data-stage
          className="grid h-72 touch-pan-y touch-pinch-zoom place-items-center overflow-hidden select-none"
          onPointerDown={({ clientX, clientY }) => {
            pressStart.current = [clientX, clientY]
          }}
          onPointerUp={endSwipe}
          onPointerCancel={() => {
            pressStart.current = undefined
          }}
        >
          <FaceView face={face} pixelsPerMm={pixelsPerMm} look={look} />
        </div>
        {renderStepButton(ChevronRight, 'Face seguinte', 1)}
      </div>
      <Controls {...{ faces, index, face, look, onLook }} onIndex={(newIndex) => stepBy(newIndex - index)} />
    </div>
  )
}

interface ControlsProps extends Omit<StageProps, 'pixelsPerMm' | 'onFace'> {
  index: number
  onIndex: (index: number) => void
}

function Controls({ faces, index, face, look, onIndex, onLook }: ControlsProps) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      <Slider
        label="Face"
        text={`${index + 1} de ${faces.length}`}
        spokenText={`${face.name}, ${face.size}`}
        min={0}
        max={Math.max(faces.length - 1, 0)}
        step={1}
        value={index}
        onValue={onIndex}
      />
      <Slider
        label="Girar"
        text={`${look.degrees}°`}
        spokenText={`${look.degrees} graus`}
        min={-180}
        max={180}
        step={5}
        value={look.degrees}
        onValue={(degrees) => onLook({ ...look, degrees })}
      />
      <Checkbox
        className="gap-3"
        label="Espelhar: encostado na tela, ou a outra metade"
        checked={look.isMirrored}
        onChange={({ target }) => onLook({ ...look, isMirrored: target.checked })}
      />
      <Checkbox
        className="gap-3"
        label="Só o contorno: a peça tapa o desenho"
        checked={look.isRimOnly}
        onChange={({ target }) => onLook({ ...look, isRimOnly: target.checked })}
      />
    </div>
  )
}
