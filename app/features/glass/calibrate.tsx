import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Segmented } from '#app/ui/form/segmented.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { card, coin, within } from '#domain/true-size/calibration.ts'
import { CalibrationEdges } from './calibration-edges.tsx'

interface CalibrateProps {
  /** CSS pixels per millimetre to begin with. */
  start: number
  /** The page was calibrated, but the screen or its zoom has changed since. */
  isChanged: boolean
  onDone: (pixels: number) => void
  onSkip: () => void
}

/** Objects of a known size; longer ones give a more exact calibration. */
const things = {
  deitado: { label: 'Cartão deitado', millimetres: card.long, noun: 'cartão', detail: '85,6 mm' },
  'em-pe': { label: 'Cartão em pé', millimetres: card.short, noun: 'cartão', detail: '53,98 mm' },
  moeda: { label: 'Moeda de 1 real', millimetres: coin, noun: 'moeda', detail: '27 mm' },
} as const
type Thing = keyof typeof things

/** CSS pixels beside the object: the page's margins and half a grip at each edge. */
const margins = 56

/** The most CSS pixels per millimetre with which an object fits between the margins. */
const maximumPixels = (thing: Thing) => (innerWidth - margins) / things[thing].millimetres

/** The objects that fit on the screen, judged by its estimated scale; the coin is always among them. */
function fittingThings(pixels: number): Thing[] {
  return keysOf(things).filter((thing) => thing === 'moeda' || maximumPixels(thing) >= pixels * 0.85)
}

/** Measures how large a millimetre is on this screen, by an object that everybody has in the pocket. */
export function Calibrate({ start, isChanged, onDone, onSkip }: CalibrateProps) {
  const fitting = fittingThings(start)
  const [thing, setThing] = useState<Thing>(fitting[0] ?? 'moeda')
  const [pixels, setPixels] = useState(() => Math.min(start, maximumPixels(thing)))
  const { millimetres, noun } = things[thing]
  const width = pixels * millimetres
  return (
    <section aria-labelledby="calibrar" className="grid gap-4">
      <div className="grid gap-2">
        <h2 id="calibrar" className="text-title">
          {isChanged ? 'Confira a medida da tela' : 'Primeiro, a medida da sua tela'}
        </h2>
        <p className="max-w-prose text-small text-muted">
          {isChanged
            ? 'O zoom ou a tela mudou desde a última vez. Encoste de novo e confirme.'
            : 'Uma vez só neste aparelho: encoste um cartão de banco ou uma moeda na tela e arraste as duas bordas até coincidirem.'}
        </p>
      </div>
      <Segmented
        legend="O que você tem à mão"
        options={fitting.map((value) => ({ value, ...things[value] }))}
        value={thing}
        onToggle={(value) => {
          const next = fitting.find((each) => each === value) ?? thing
          setThing(next)
          setPixels(Math.min(pixels, maximumPixels(next)))
        }}
      />
      <CalibrationEdges
        key={thing}
        noun={noun}
        isRound={thing === 'moeda'}
        width={width}
        onWidth={(next) => setPixels(within(next / millimetres))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setPixels(within((width - 0.5) / millimetres))}>Menor</Button>
        <Button onClick={() => setPixels(within((width + 0.5) / millimetres))}>Maior</Button>
        <Button look="primary" onClick={() => onDone(pixels)}>
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
