import { Button } from '#app/ui/button.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { Glass, GlassFace } from '#domain/true-size/glass.ts'
import type { UnknownPlug } from '#domain/true-size/face-inquiry.ts'
import { Alike } from './alike.tsx'
import { FaceParts } from './face-parts.tsx'
import { NoFace } from './no-face.tsx'

const sayings = { este: 'É este', parecido: 'Parecido', nenhum: 'Nenhum' } as const
/** The visitor's verdicts on the face on the screen. */
export type GivenVerdict = keyof typeof sayings

interface VerdictProps {
  glass: Glass
  face: GlassFace
  said: GivenVerdict | undefined
  /** CSS pixels per millimetre, where the screen is calibrated. */
  pixels: number | undefined
  /** The answers to form and contacts. */
  asked: Pick<UnknownPlug, 'form' | 'contacts'>
  onSay: (said: GivenVerdict) => void
  onFace: (key: string) => void
}

/** The buttons 'É este', 'Parecido' and 'Nenhum', and what the pressed one leads to. */
export function Verdict({ glass, face, said, pixels, asked, onSay, onFace }: VerdictProps) {
  return (
    <div className="grid gap-5">
      <div role="group" aria-label="Coincide com a peça?" className="grid grid-cols-3 gap-2">
        {keysOf(sayings).map((key) => (
          <Button
            key={key}
            look={said === key || (said === undefined && key === 'este') ? 'primary' : 'quiet'}
            aria-pressed={said === key}
            onClick={() => onSay(key)}
          >
            {sayings[key]}
          </Button>
        ))}
      </div>
      {said === 'este' && <FaceParts key={face.key} glass={glass} face={face} />}
      {said === 'parecido' && <Alike glass={glass} face={face} pixels={pixels} onFace={onFace} />}
      {said === 'nenhum' && <NoFace pixels={pixels} asked={asked} machine={glass.machine} />}
    </div>
  )
}
