import type { Glass, GlassFace } from '#domain/true-size/glass.ts'
import { FaceInRoom } from './face-view.tsx'
import { useShownHeading } from './use-shown-heading.ts'

interface AlikeProps {
  glass: Glass
  face: GlassFace
  pixels: number | undefined
  onFace: (key: string) => void
}

/**
 * The faces of the same form that are nearest in size: each at true size where the screen is calibrated, with what
 * distinguishes it from the face on the screen.
 */
export function Alike({ glass, face, pixels, onFace }: AlikeProps) {
  const heading = useShownHeading()
  const alike = face.alike.flatMap(({ key, differences }) => {
    const other = glass.faces.find((each) => each.key === key)
    return other ? [{ other, differences }] : []
  })
  return (
    <section aria-labelledby="parecidos" className="grid gap-3 border-t border-rule pt-4">
      <h3 id="parecidos" ref={heading} tabIndex={-1} className="text-body font-semibold">
        Os mais próximos, e o que os distingue
      </h3>
      <ul className="grid gap-2">
        {alike.map(({ other, differences }) => (
          <li key={other.key}>
            <button
              type="button"
              onClick={() => onFace(other.key)}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-5 gap-y-3 rounded border border-rule-strong bg-sheet p-3 text-left text-small hover:border-petrol"
            >
              {pixels !== undefined && <FaceInRoom face={other} pixels={pixels} />}
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
