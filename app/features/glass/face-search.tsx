import { Button } from '#app/ui/button.tsx'
import type { Glass, GlassFace } from '#domain/true-size/glass.ts'
import { FaceList } from './face-list.tsx'
import type { FaceLook } from './face-view.tsx'
import { FormChoice } from './form-choice.tsx'
import { Stage } from './stage.tsx'
import type { FaceChoice } from './use-face-choice.ts'
import { Verdict } from './verdict.tsx'

interface FaceSearchProps {
  glass: Glass
  /** CSS pixels of a millimetre, where the screen is calibrated. */
  pixels: number | undefined
  choice: FaceChoice
  onCalibrate: () => void
}

/** Form, contacts, then one face after the other on the glass, and what is said of it. */
export function FaceSearch({ glass, pixels, choice, onCalibrate }: FaceSearchProps) {
  const { form, contacts, faces, face, look, said, show, ask, setLook, setSaid } = choice
  return (
    <div className="grid gap-6">
      <FormChoice
        {...{ faces: glass.faces, form, contacts }}
        // A count that the other form does not have would leave nothing.
        onForm={(next) => ask(next, undefined)}
        onContacts={(next) => ask(form, next)}
      />
      {face && (
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <section aria-labelledby="na-tela" className="grid content-start gap-4">
            <Caption face={face} look={look} />
            {pixels !== undefined && <Stage {...{ faces, face, pixels, look }} onFace={show} onLook={setLook} />}
            <Verdict
              {...{ glass, face, said, pixels }}
              asked={{ form, contacts }}
              onSay={setSaid}
              onFace={(key) => {
                const other = glass.faces.find((each) => each.key === key)
                if (!other) return
                if (!faces.includes(other)) ask(undefined, undefined)
                show(other)
              }}
            />
          </section>
          <FaceList faces={faces} face={face} onFace={show}>
            <Button size="small" onClick={onCalibrate}>
              {pixels === undefined ? 'Medir a tela e ver no tamanho real' : 'Medir a tela de novo'}
            </Button>
          </FaceList>
        </div>
      )}
    </div>
  )
}

function Caption({ face, look }: { face: GlassFace; look: FaceLook }) {
  return (
    <div aria-live="polite" className="grid gap-1">
      <h2 id="na-tela" className="text-title">
        {face.name}
      </h2>
      <p className="text-small">
        {face.size} <span className="text-muted">({face.of})</span>
      </p>
      <p className="text-small text-muted">
        {face.facts} · {look.isMirrored ? 'espelhado' : 'como se vê de frente'}
      </p>
      <p className="text-label text-muted">Medida: {face.source}</p>
    </div>
  )
}
