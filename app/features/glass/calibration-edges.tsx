import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface CalibrationEdgesProps {
  /** Name of the object between the edges: 'cartão'. */
  noun: string
  isRound: boolean
  /** CSS pixels between the edges. */
  width: number
  onWidth: (width: number) => void
}

/**
 * Two edges that the visitor drags until the object on the screen lies between them. Both can move, so the object may
 * lie anywhere.
 */
export function CalibrationEdges({ noun, isRound, width, onWidth }: CalibrationEdgesProps) {
  /** Distance of the midpoint between the edges from the middle of the area. */
  const [shift, setShift] = useState(0)
  const left = shift - width / 2
  const right = shift + width / 2

  function place(edges: readonly [left: number, right: number]) {
    const next = edges[1] - edges[0]
    if (next < 20) return
    onWidth(next)
    setShift((edges[0] + edges[1]) / 2)
  }

  return (
    <div className="relative h-64 overflow-hidden rounded border border-rule-strong bg-sheet print:hidden" dir="ltr">
      <div
        aria-hidden
        data-thing
        className={classNames(
          'absolute inset-y-0 border-x border-petrol bg-tint',
          isRound && 'inset-y-auto top-1/2 aspect-square -translate-y-1/2 rounded-full border-y',
        )}
        style={{ left: `calc(50% + ${left}px)`, width }}
      />
      <Edge
        label={`Borda esquerda do ${noun}`}
        width={width}
        position={left}
        onMove={(position) => place([position, right])}
      />
      <Edge
        label={`Borda direita do ${noun}`}
        width={width}
        position={right}
        onMove={(position) => place([left, position])}
      />
    </div>
  )
}

interface EdgeProps {
  label: string
  width: number
  /** CSS pixels from the middle of the area. */
  position: number
  onMove: (position: number) => void
}

const keys: Readonly<Record<string, number>> = { ArrowLeft: -0.5, ArrowRight: 0.5, PageUp: 10, PageDown: -10 }

function Edge({ label, width, position, onMove }: EdgeProps) {
  /** Distance between the finger and the edge that it drags. */
  const held = useRef<number>(undefined)

  function grip(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = event.clientX - position
  }

  function move(event: KeyboardEvent) {
    const step = keys[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(position + step * (event.shiftKey ? 10 : 1))
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={Math.round(width * 2) / 2}
      aria-valuetext={`${String(Math.round(width * 2) / 2).replace('.', ',')} pixels entre as bordas`}
      onKeyDown={move}
      onPointerDown={grip}
      onPointerMove={(event) => held.current !== undefined && onMove(event.clientX - held.current)}
      onPointerUp={() => (held.current = undefined)}
      onPointerCancel={() => (held.current = undefined)}
      className="group absolute inset-y-0 flex w-11 -translate-x-1/2 cursor-ew-resize touch-none items-center justify-center"
      style={{ left: `calc(50% + ${position}px)` }}
    >
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-petrol" />
      <span className="relative h-12 w-6 rounded border-2 border-petrol bg-sheet" />
    </div>
  )
}
