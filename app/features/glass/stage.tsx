import { ChevronLeft, ChevronRight } from 'lucide'
import { useRef, type PointerEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { GlassFace } from '#domain/true-size/glass.ts'
import { FaceView, type FaceLook } from './face-view.tsx'
import { Slider } from './slider.tsx'

interface StageProps {
  /** The faces to go through: form after form, each from small to large. */
  faces: readonly GlassFace[]
  face: GlassFace
  pixels: number
  look: FaceLook
  onFace: (face: GlassFace) => void
  onLook: (look: FaceLook) => void
}

/** Pixels of a swipe that changes the face; a shorter movement is a plug that was laid down. */
const minimumSwipe = 48

/**
 * One face on a plain background, on which the plug is laid. Fingers, buttons and keys change the face, turn and mirror
 * it.
 */
export function Stage({ faces, face, pixels, look, onFace, onLook }: StageProps) {
  const pressStart = useRef<readonly [x: number, y: number]>(undefined)
  const index = faces.indexOf(face)

  function go(steps: number) {
    const next = faces[index + steps]
    if (next) onFace(next)
  }

  function release({ clientX, clientY }: PointerEvent) {
    const [startX, startY] = pressStart.current ?? [clientX, clientY]
    pressStart.current = undefined
    const across = clientX - startX
    if (Math.abs(across) > minimumSwipe && Math.abs(across) > Math.abs(clientY - startY)) go(across < 0 ? 1 : -1)
  }

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-stretch rounded border border-rule-strong bg-sheet">
        <Button
          look="plain"
          aria-disabled={index <= 0}
          aria-label="Face anterior"
          className="aria-disabled:opacity-30"
          onClick={() => go(-1)}
        >
          <Icon node={ChevronLeft} />
        </Button>
        <div
          data-stage
          className="grid h-72 touch-pan-y touch-pinch-zoom place-items-center overflow-hidden select-none"
          onPointerDown={({ clientX, clientY }) => {
            pressStart.current = [clientX, clientY]
          }}
          onPointerUp={release}
          onPointerCancel={() => {
            pressStart.current = undefined
          }}
        >
          <FaceView face={face} pixels={pixels} look={look} />
        </div>
        <Button
          look="plain"
          aria-disabled={index >= faces.length - 1}
          aria-label="Face seguinte"
          className="aria-disabled:opacity-30"
          onClick={() => go(1)}
        >
          <Icon node={ChevronRight} />
        </Button>
      </div>
      <Controls
        faces={faces}
        index={index}
        face={face}
        look={look}
        onIndex={(newIndex) => go(newIndex - index)}
        onLook={onLook}
      />
    </div>
  )
}

interface ControlsProps extends Pick<StageProps, 'faces' | 'face' | 'look' | 'onLook'> {
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
        text={`${look.turn}°`}
        spokenText={`${look.turn} graus`}
        min={-180}
        max={180}
        step={5}
        value={look.turn}
        onValue={(turn) => onLook({ ...look, turn })}
      />
      <Toggle
        label="Espelhar: encostado na tela, ou a outra metade"
        isOn={look.isMirrored}
        onToggle={(isMirrored) => onLook({ ...look, isMirrored })}
      />
      <Toggle
        label="Só o contorno: a peça tapa o desenho"
        isOn={look.isRimOnly}
        onToggle={(isRimOnly) => onLook({ ...look, isRimOnly })}
      />
    </div>
  )
}

function Toggle({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: (isOn: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onToggle(event.target.checked)}
        className="size-5 accent-brand"
      />
      {label}
    </label>
  )
}
