import { useEffect, useState } from 'react'
import { LatePlace, latePart } from '#app/ui/late/late-part.tsx'
import type { Glass } from '#domain/true-size/glass.ts'
import { Calibrate } from './calibrate.tsx'
import { useFaceChoice } from './use-face-choice.ts'
import type { GlassScale } from './use-glass.ts'

const FaceSearch = latePart(async () => (await import('./face-search.tsx')).FaceSearch)

interface MatchProps {
  glass: Glass
  scale: GlassScale
  /** The key of the face to begin with, '' for the first. */
  first: string
}

/** The search by the plug itself: the screen is measured first, unless that was done before or is left out. */
export function Match({ glass, scale, first }: MatchProps) {
  const choice = useFaceChoice(glass, first)
  const [step, setStep] = useState<'glass' | 'calibrate' | 'words'>('glass')
  const pixels = scale.state === 'calibrated' ? scale.pixels : undefined
  const wasMeasured = scale.state !== 'unknown'

  useEffect(() => {
    if (wasMeasured) FaceSearch.preload()
  }, [wasMeasured])

  if (step === 'calibrate' || (step === 'glass' && pixels === undefined))
    return (
      // Who begins to measure has the search before it is needed, and keeps it where the line goes.
      <div onPointerEnter={FaceSearch.preload} onFocus={FaceSearch.preload}>
        <Calibrate
          key={scale.state}
          start={scale.pixels}
          isChanged={scale.state === 'changed'}
          onDone={(measured) => {
            scale.calibrate(measured)
            setStep('glass')
          }}
          onSkip={() => setStep('words')}
        />
      </div>
    )
  return (
    <LatePlace>
      <FaceSearch {...{ glass, pixels, choice }} onCalibrate={() => setStep('calibrate')} />
    </LatePlace>
  )
}
