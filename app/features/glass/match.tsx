import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { PlugForm } from '#domain/true-size/plug-forms.ts'
import type { Glass, GlassFace } from '#domain/true-size/glass.ts'
import { Calibrate } from './calibrate.tsx'
import { FaceList } from './face-list.tsx'
import type { FaceLook } from './face-view.tsx'
import { FormChoice } from './form-choice.tsx'
import { Stage } from './stage.tsx'
import type { GlassScale } from './use-glass.ts'
import { Verdict, type GivenVerdict } from './verdict.tsx'

interface MatchProps {
  glass: Glass
  scale: GlassScale
  /** The key of the face to begin with; '' begins with the first. */
  first: string
}

const asDrawn: FaceLook = { turn: 0, isMirrored: false, isRim: false }

/**
 * The search by the plug itself: form, contacts, then one face after the other on the screen, and the visitor's verdict
 * on each.
 */
export function Match({ glass, scale, first }: MatchProps) {
  const [form, setForm] = useState<PlugForm>()
  const [contacts, setContacts] = useState<number>()
  const [chosen, setChosen] = useState(first)
  const [look, setLook] = useState(asDrawn)
  const [said, setSaid] = useState<GivenVerdict>()
  const [step, setStep] = useState<'glass' | 'calibrate' | 'words'>('glass')
  const pixels = scale.state === 'calibrated' ? scale.pixels : undefined

  const faces = glass.faces.filter(
    (each) => (form === undefined || each.form === form) && (contacts === undefined || each.contacts === contacts),
  )
  const face = faces.find(({ key }) => key === chosen) ?? faces[0]

  function show(next: GlassFace) {
    setChosen(next.key)
    setSaid(undefined)
  }

  function ask(nextForm: PlugForm | undefined, nextContacts: number | undefined) {
    setForm(nextForm)
    setContacts(nextContacts)
    setSaid(undefined)
  }

  if (step === 'calibrate' || (step === 'glass' && pixels === undefined))
    return (
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
    )
  return (
    <div className="grid gap-6">
      <FormChoice
        {...{ faces: glass.faces, form, contacts }}
        // The count is reset, because a count that the other form does not have would leave no face.
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
            <Button size="small" onClick={() => setStep('calibrate')}>
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
