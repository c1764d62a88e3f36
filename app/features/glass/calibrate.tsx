import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Segmented } from '#app/ui/form/segmented.tsx'
import { card, coin, within } from '#domain/true-size/calibration.ts'
import { CalibrationEdges } from './calibration-edges.tsx'

interface CalibrateProps {
  /** CSS pixels of a millimetre to begin with. */
  start: number
  /** The page was calibrated, and screen or zoom are others now. */
  isChanged: boolean
  onDone: (pixels: number) => void
}

const things = {
  deitado: { label: 'Cartão deitado', millimetres: card.long, noun: 'cartão', text: '85,6 mm' },
  'em-pe': { label: 'Cartão em pé', millimetres: card.short, noun: 'cartão', text: '53,98 mm' },
  moeda: { label: 'Moeda de 1 real', millimetres: coin, noun: 'moeda', text: '27 mm' },
} as const
type Thing = keyof typeof things

const options = (['deitado', 'em-pe', 'moeda'] as const).map((value) => ({
  value,
  label: things[value].label,
  detail: things[value].text,
}))

/** How large a millimetre is on this screen, by a thing that everybody has in the pocket. */
export function Calibrate({ start, isChanged, onDone }: CalibrateProps) {
  // The longer side is the more exact; on a phone it does not fit.
  const [thing, setThing] = useState<Thing>(() => (innerWidth > card.long * start * 1.2 ? 'deitado' : 'em-pe'))
  const [pixels, setPixels] = useState(start)
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
        options={options}
        value={thing}
        onToggle={(value) => setThing(options.find((option) => option.value === value)?.value ?? thing)}
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
      </div>
      <p className="max-w-prose text-label text-muted">
        Fica só neste aparelho. Capa ou película grossa atrapalham: olhe bem de frente, com um olho só.
      </p>
    </section>
  )
}
