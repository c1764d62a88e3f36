import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Segmented } from '#app/ui/form/segmented.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { card, coin, clampPixels } from '#domain/true-size/calibration.ts'

/** The least width between the edges, so that both can still be grabbed. */
const minimumWidthPixels = 20
/** The smallest step by key or button. */
const stepPixels = 0.5

/** Two edges that the visitor drags to those of an object on the screen; both move, so it may lie anywhere. */
function CalibrationEdges(props: { noun: string; isRound: boolean; width: number; onWidth: (width: number) => void }) {
  const { noun, isRound, width, onWidth } = props
  /** Distance of the midpoint between the edges from the middle of the area. */
  const [shift, setShift] = useState(0)
  const left = shift - width / 2
  const right = shift + width / 2

  function moveEdges(newLeft: number, newRight: number) {
    if (newRight - newLeft < minimumWidthPixels) return
    onWidth(newRight - newLeft)
    setShift((newLeft + newRight) / 2)
  }

  return (
    <div className="relative h-64 overflow-hidden rounded border border-rule-strong bg-sheet print:hidden" dir="ltr">
      <div
        aria-hidden
        data-reference-object
        className={classNames(
          'absolute inset-y-0 border-x border-brand bg-tint',
          isRound && 'inset-y-auto top-1/2 aspect-square -translate-y-1/2 rounded-full border-y',
        )}
        style={{ left: `calc(50% + ${left}px)`, width }}
      />
      <Edge {...{ noun, width }} side="esquerda" position={left} onMove={(position) => moveEdges(position, right)} />
      <Edge {...{ noun, width }} side="direita" position={right} onMove={(position) => moveEdges(left, position)} />
    </div>
  )
}

interface EdgeProps {
  noun: string
  side: 'esquerda' | 'direita'
  width: number
  /** The edge's distance from the middle of the area in CSS pixels. */
  position: number
  onMove: (position: number) => void
}

const stepByKey: Record<string, number> = { ArrowLeft: -stepPixels, ArrowRight: stepPixels, PageUp: 10, PageDown: -10 }

function Edge({ noun, side, width, position, onMove }: EdgeProps) {
  /** Distance between the finger and the edge that it drags. */
  const grabOffset = useRef<number>(undefined)

  function startDrag(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    grabOffset.current = event.clientX - position
  }

  const endDrag = () => {
    grabOffset.current = undefined
  }

  function moveByKey(event: KeyboardEvent) {
    const step = stepByKey[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(position + step * (event.shiftKey ? 10 : 1))
  }

  const roundedWidth = Math.round(width / stepPixels) * stepPixels
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`Borda ${side} do ${noun}`}
      aria-valuenow={roundedWidth}
      aria-valuetext={`${String(roundedWidth).replace('.', ',')} pixels entre as bordas`}
      onKeyDown={moveByKey}
      onPointerDown={startDrag}
      onPointerMove={({ clientX }) => {
        if (grabOffset.current !== undefined) onMove(clientX - grabOffset.current)
      }}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      className="group absolute inset-y-0 flex w-11 -translate-x-1/2 cursor-ew-resize touch-none items-center justify-center"
      style={{ left: `calc(50% + ${position}px)` }}
    >
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-brand" />
      <span className="relative h-12 w-6 rounded border-2 border-brand bg-sheet" />
    </div>
  )
}

interface CalibrationProps {
  /** The CSS pixels per millimetre with which the calibration begins. */
  initialPixelsPerMm: number
  /** Whether the screen or its zoom has changed since an earlier calibration. */
  isChanged: boolean
  onDone: (pixelsPerMm: number) => void
  onSkip: () => void
}

/** Objects of a known size; longer ones give a more exact calibration. */
const referenceObjects = {
  deitado: { label: 'Cartão deitado', millimetres: card.long, noun: 'cartão', detail: '85,6 mm' },
  'em-pe': { label: 'Cartão em pé', millimetres: card.short, noun: 'cartão', detail: '53,98 mm' },
  moeda: { label: 'Moeda de 1 real', millimetres: coin, noun: 'moeda', detail: '27 mm' },
} as const
type ReferenceObject = keyof typeof referenceObjects

/** CSS pixels beside the object: the page's margins and half a grip at each edge. */
const marginPixels = 56

/** The most CSS pixels per millimetre with which an object fits between the margins. */
const maximumPixelsPerMm = (objectKey: ReferenceObject) =>
  (innerWidth - marginPixels) / referenceObjects[objectKey].millimetres

/** The factor by which the estimated scale may be too large: an object that just about fits is offered too. */
const estimateTolerance = 0.85

/** The objects that fit on the screen, judged by its estimated scale; the coin is always among them. */
function fittingObjects(pixelsPerMm: number): ReferenceObject[] {
  return keysOf(referenceObjects).filter(
    (objectKey) => objectKey === 'moeda' || maximumPixelsPerMm(objectKey) >= pixelsPerMm * estimateTolerance,
  )
}

/** Measures how large a millimetre is on this screen, by an object that everybody has in the pocket. */
export function Calibration({ initialPixelsPerMm, isChanged, onDone, onSkip }: CalibrationProps) {
  const fittingKeys = fittingObjects(initialPixelsPerMm)
  const [objectKey, setObjectKey] = useState<ReferenceObject>(fittingKeys[0] ?? 'moeda')
  const [pixelsPerMm, setPixelsPerMm] = useState(() => Math.min(initialPixelsPerMm, maximumPixelsPerMm(objectKey)))
  const { millimetres, noun } = referenceObjects[objectKey]
  const width = pixelsPerMm * millimetres
  return (
    <section aria-labelledby="calibrar" className="grid gap-4">
      <div className="grid gap-2">
        <h3 id="calibrar" className="text-lead">
          {isChanged ? 'Confira a medida da tela' : 'Primeiro, a medida da sua tela'}
        </h3>
        <p className="max-w-prose text-small text-muted">
          {isChanged
            ? 'O zoom ou a tela mudou desde a última vez. Encoste de novo e confirme.'
            : 'Uma vez só neste aparelho: encoste um cartão de banco ou uma moeda na tela e arraste as duas bordas até coincidirem.'}
        </p>
      </div>
      <Segmented
        legend="O que você tem à mão"
        options={fittingKeys.map((value) => ({ value, ...referenceObjects[value] }))}
        value={objectKey}
        onToggle={(value) => {
          const newKey = fittingKeys.find((key) => key === value) ?? objectKey
          setObjectKey(newKey)
          setPixelsPerMm(Math.min(pixelsPerMm, maximumPixelsPerMm(newKey)))
        }}
      />
      <CalibrationEdges
        key={objectKey}
        noun={noun}
        isRound={objectKey === 'moeda'}
        width={width}
        onWidth={(newWidth) => setPixelsPerMm(clampPixels(newWidth / millimetres))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setPixelsPerMm(clampPixels((width - stepPixels) / millimetres))}>Menor</Button>
        <Button onClick={() => setPixelsPerMm(clampPixels((width + stepPixels) / millimetres))}>Maior</Button>
        <Button look="primary" onClick={() => onDone(pixelsPerMm)}>
          Coincide: usar esta medida
        </Button>
        <Button look="plain" onClick={onSkip} className="max-sm:px-0">
          Sem medir: escolher por palavras
        </Button>
      </div>
      <p className="max-w-prose text-label text-muted">
        Fica só neste aparelho. Capa ou película grossa atrapalham: olhe bem de frente, com um olho só.
      </p>
    </section>
  )
}
