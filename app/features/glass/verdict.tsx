import { Button } from '#app/ui/button.tsx'
import type { PlugQuery } from '#domain/catalogue/registry/connector-guide.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { Glass, GlassFace } from '#domain/true-size/glass.ts'
import { FaceParts } from './face-parts.tsx'
import { FaceInBox } from './face-view.tsx'
import { NoMatchingFace } from './no-matching-face.tsx'
import { useFocusHeading } from './use-focus-heading.ts'

interface SimilarFacesProps {
  glass: Glass
  face: GlassFace
  pixels: number | undefined
  onFace: (key: string) => void
}

/**
 * The faces of the same form that are nearest in size: each at true size where the screen is calibrated, with what
 * distinguishes it from the face on the screen.
 */
function SimilarFaces({ glass, face, pixels, onFace }: SimilarFacesProps) {
  const heading = useFocusHeading()
  const similarFaces = face.similar.flatMap(({ key, differences }) => {
    const other = glass.faces.find((candidate) => candidate.key === key)
    return other ? [{ other, differences }] : []
  })
  return (
    <section aria-labelledby="parecidos" className="grid gap-3 border-t border-rule pt-4">
      <h3 id="parecidos" ref={heading} tabIndex={-1} className="text-body font-semibold">
        Os mais próximos, e o que os distingue
      </h3>
      <ul className="grid gap-2">
        {similarFaces.map(({ other, differences }) => (
          <li key={other.key}>
            <button
              type="button"
              onClick={() => onFace(other.key)}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-5 gap-y-3 rounded border border-rule-strong bg-sheet p-3 text-left text-small hover:border-brand"
            >
              {pixels !== undefined && <FaceInBox face={other} pixels={pixels} />}
              <span className="min-w-40 flex-1">
                <span className="font-medium">{other.name}</span>
                <span className="block text-label text-muted">
                  {other.size}
                  {differences && ` · ${differences}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const verdictLabels = { este: 'É este', parecido: 'Parecido', nenhum: 'Nenhum' } as const
/** The visitor's verdicts on the face on the screen. */
export type FaceVerdict = keyof typeof verdictLabels

interface VerdictProps {
  glass: Glass
  face: GlassFace
  verdict: FaceVerdict | undefined
  /** CSS pixels per millimetre, where the screen is calibrated. */
  pixels: number | undefined
  /** The answers to form and contacts. */
  answers: PlugQuery
  onVerdict: (verdict: FaceVerdict) => void
  onFace: (key: string) => void
}

/** The buttons 'É este', 'Parecido' and 'Nenhum', and what the pressed one leads to. */
export function Verdict({ glass, face, verdict, pixels, answers, onVerdict, onFace }: VerdictProps) {
  return (
    <div className="grid gap-5">
      <div role="group" aria-label="Coincide com a peça?" className="grid grid-cols-3 gap-2">
        {keysOf(verdictLabels).map((key) => (
          <Button
            key={key}
            look={verdict === key || (verdict === undefined && key === 'este') ? 'primary' : 'quiet'}
            aria-pressed={verdict === key}
            onClick={() => onVerdict(key)}
          >
            {verdictLabels[key]}
          </Button>
        ))}
      </div>
      {verdict === 'este' && <FaceParts key={face.key} glass={glass} face={face} />}
      {verdict === 'parecido' && <SimilarFaces glass={glass} face={face} pixels={pixels} onFace={onFace} />}
      {verdict === 'nenhum' && <NoMatchingFace pixels={pixels} answers={answers} machine={glass.machine} />}
    </div>
  )
}
