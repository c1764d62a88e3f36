import { type ReactNode, useState } from 'react'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PlugQuery } from '#domain/catalogue/registry/connector-query.ts'
import { counted } from '#domain/text/number-text.ts'
import type { GlassFace, Glass } from '#domain/true-size/glass.ts'
import { Calibration } from './calibration.tsx'
import type { ScreenScale } from './glass.tsx'
import { NoMatchingFace } from './no-matching-face.tsx'
import { defaultLook, type FaceLook, Stage, type StageProps } from './stage.tsx'
import { Verdict, type FaceVerdict } from './verdict.tsx'

/** The faces (a connector's drawn front) as a list of names, for visitors who cannot see drawings or know the name. */
function FaceList({
  faces,
  face,
  onFace,
  children,
}: Pick<StageProps, 'faces' | 'face' | 'onFace'> & { children: ReactNode }) {
  return (
    <TitledSection title="Por palavras" className="grid content-start gap-3">
      <p className="text-small text-muted">
        {counted(faces.length, 'face', 'faces, por forma e, em cada forma, da menor à maior')}: o que se conta e o que
        se mede com uma régua.
      </p>
      <ul className="max-h-128 overflow-y-auto rounded border border-rule bg-sheet" aria-label="Faces">
        {faces.map((candidate) => (
          <li key={candidate.key} className="border-b border-rule last:border-0">
            <button
              type="button"
              aria-pressed={candidate === face}
              onClick={() => onFace(candidate)}
              className="grid min-h-11 w-full cursor-pointer content-center px-3 py-2 text-left text-small hover:bg-tint aria-pressed:bg-tint aria-pressed:font-medium"
            >
              {candidate.name}
              <span className="text-label font-normal text-muted">
                {candidate.size} · {candidate.facts}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p>{children}</p>
    </TitledSection>
  )
}

interface FaceSearchProps {
  glass: Glass
  scale: ScreenScale
  /** The key of the face that is shown first; '' for the first of all. */
  firstFace: string
  answers: PlugQuery
  children: ReactNode
}

/** The search for a plug's face: the screen is measured once, then faces are shown one by one for a verdict. */
export function FaceSearch({ glass, scale, firstFace, answers, children }: FaceSearchProps) {
  const { form, contacts } = answers
  /** The chosen face, with the answers of that time. After other answers it stays only if they match it. */
  const [chosenFace, setChosenFace] = useState({ key: firstFace, form, contacts })
  const [look, setLook] = useState(defaultLook)
  const [currentVerdict, setCurrentVerdict] = useState<FaceVerdict>()
  const [step, setStep] = useState<'glass' | 'calibrate' | 'words'>('glass')
  const pixelsPerMm = scale.state === 'calibrated' ? scale.pixelsPerMm : undefined

  const matchingFaces = glass.faces.filter(
    (candidate) =>
      (form === undefined || candidate.form === form) && (contacts === undefined || candidate.contacts === contacts),
  )
  const areAnswersUnchanged = chosenFace.form === form && chosenFace.contacts === contacts
  const face =
    (areAnswersUnchanged ? glass.faces : matchingFaces).find(({ key }) => key === chosenFace.key) ?? matchingFaces[0]
  // A chosen similar face may contradict the answers: then all faces are listed.
  const faces = face && matchingFaces.includes(face) ? matchingFaces : glass.faces

  function showFace({ key }: { key: string }) {
    setChosenFace({ key, form, contacts })
    setCurrentVerdict(undefined)
  }

  function giveVerdict(verdict: FaceVerdict) {
    if (face) showFace(face)
    setCurrentVerdict(verdict)
  }

  if (step === 'calibrate' || (step === 'glass' && pixelsPerMm === undefined))
    return (
      <Calibration
        key={scale.state}
        initialPixelsPerMm={scale.pixelsPerMm}
        isChanged={scale.state === 'changed'}
        onDone={(measuredPixels) => {
          scale.calibrate(measuredPixels)
          setStep('glass')
        }}
        onSkip={() => setStep('words')}
      />
    )
  return (
    <div className="grid gap-6">
      {children}
      {face ? (
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <section aria-labelledby="na-tela" className="grid content-start gap-4">
            <Caption face={face} look={look} />
            {pixelsPerMm !== undefined && (
              <Stage {...{ faces, face, pixelsPerMm, look }} onFace={showFace} onLook={setLook} />
            )}
            <Verdict
              {...{ glass, face, pixelsPerMm, answers }}
              verdict={face.key === chosenFace.key ? currentVerdict : undefined}
              onVerdict={giveVerdict}
              onFace={(key) => showFace({ key })}
            />
          </section>
          <FaceList faces={faces} face={face} onFace={showFace}>
            <Button size="small" onClick={() => setStep('calibrate')}>
              {pixelsPerMm === undefined ? 'Medir a tela e ver no tamanho real' : 'Medir a tela de novo'}
            </Button>
          </FaceList>
        </div>
      ) : (
        <NoMatchingFace pixelsPerMm={pixelsPerMm} answers={answers} machine={glass.machine} />
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
        {face.size} <span className="text-muted">({face.measuredPart})</span>
      </p>
      <p className="text-small text-muted">
        {face.facts} · {look.isMirrored ? 'espelhado' : 'como se vê de frente'}
      </p>
      <p className="text-label text-muted">Medida: {face.source}</p>
    </div>
  )
}
