import { type ReactNode, useState } from 'react'
import type { GlassFace, Glass } from '#domain/true-size/glass.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { plugFormLabel, type PlugForm } from '#domain/true-size/plug-forms.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/button.tsx'
import { Calibrate } from './calibrate.tsx'
import type { FaceLook } from './face-view.tsx'
import { Stage } from './stage.tsx'
import type { GlassScale } from './use-glass.ts'
import { Verdict, type GivenVerdict } from './verdict.tsx'

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
function FaceList({ faces, face, onFace, children }: FaceListProps) {
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

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const

/** Pictures of the forms, so that nobody has to know their names. */
const silhouettes: Readonly<Record<PlugForm, React.ReactNode>> = {
  redondo: <circle cx="24" cy="16" r="12" {...line} />,
  'tipo-d': <path d="M8 6h32l3 4-5 16H10L5 10z" strokeLinejoin="round" {...line} />,
  retangular: <rect x="6" y="7" width="36" height="18" rx="2" {...line} />,
  pinos: (
    <>
      <rect x="4" y="8" width="18" height="16" rx="2" {...line} />
      <path d="M22 12h20M22 20h20" {...line} />
    </>
  ),
  ar: (
    <>
      <circle cx="24" cy="16" r="12" {...line} />
      <circle cx="24" cy="16" r="5" {...line} />
    </>
  ),
}

interface FormChoiceProps {
  faces: readonly GlassFace[]
  form: PlugForm | undefined
  contacts: number | undefined
  onForm: (form: PlugForm | undefined) => void
  onContacts: (contacts: number | undefined) => void
}

const choiceClass = classNames(
  'cursor-pointer rounded border border-rule-strong bg-sheet px-2 text-small transition-colors hover:border-petrol',
  'aria-pressed:border-petrol aria-pressed:bg-petrol aria-pressed:font-medium aria-pressed:text-on-petrol',
)

/** Asks for what is seen at first sight: form, then number of contacts. Pressing an answer again removes it. */
function FormChoice({ faces, form, contacts, onForm, onContacts }: FormChoiceProps) {
  const inForm = faces.filter((face) => form === undefined || face.form === form)
  const counts = [...new Set(inForm.flatMap((face) => face.contacts ?? []))].toSorted((a, b) => a - b)
  return (
    <div className="grid gap-4">
      <div role="group" aria-label="Forma" className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {keysOf(plugFormLabel).map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === form}
            onClick={() => onForm(key === form ? undefined : key)}
            className={classNames(choiceClass, 'grid min-h-20 content-center justify-items-center gap-1 py-2')}
          >
            <svg aria-hidden viewBox="0 0 48 32" width="48" height="32">
              {silhouettes[key]}
            </svg>
            <span className="text-label leading-tight">
              {plugFormLabel[key]} ({faces.filter((face) => face.form === key).length})
            </span>
          </button>
        ))}
      </div>
      <div role="group" aria-label="Contatos ou vias" className="flex flex-wrap items-center gap-2">
        <span aria-hidden className="text-small font-medium">
          Contatos ou vias
        </span>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === contacts}
            aria-label={`${count} (${inForm.filter((face) => face.contacts === count).length} faces)`}
            onClick={() => onContacts(count === contacts ? undefined : count)}
            className={classNames(choiceClass, 'min-h-11 min-w-11')}
          >
            {count}
          </button>
        ))}
      </div>
    </div>
  )
}

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
