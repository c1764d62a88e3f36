import type { ReactNode } from 'react'
import type { GlassFace } from '#domain/true-size/glass.ts'

interface FaceListProps {
  faces: readonly GlassFace[]
  face: GlassFace
  onFace: (face: GlassFace) => void
  /** Contents below the list. */
  children: ReactNode
}

/**
 * The choice of a face from a list of names, ordered by form and size: for visitors who cannot see the drawing, or who
 * know the name.
 */
export function FaceList({ faces, face, onFace, children }: FaceListProps) {
  return (
    <section aria-labelledby="por-palavras" className="grid content-start gap-3">
      <h2 id="por-palavras" className="text-title">
        Por palavras
      </h2>
      <p className="text-small text-muted">
        {faces.length === 1 ? '1 face' : `${faces.length} faces, por forma e, em cada forma, da menor à maior`}: o que
        se conta e o que se mede com uma régua.
      </p>
      <ul className="max-h-128 overflow-y-auto rounded border border-rule bg-sheet" aria-label="Faces">
        {faces.map((each) => (
          <li key={each.key} className="border-b border-rule last:border-0">
            <button
              type="button"
              aria-pressed={each === face}
              onClick={() => onFace(each)}
              className="grid min-h-11 w-full cursor-pointer content-center px-3 py-2 text-left text-small hover:bg-tint aria-pressed:bg-tint aria-pressed:font-medium"
            >
              {each.name}
              <span className="text-label font-normal text-muted">
                {each.size} · {each.facts}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p>{children}</p>
    </section>
  )
}
