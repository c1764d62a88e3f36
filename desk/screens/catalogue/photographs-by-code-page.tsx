import { Button } from '#app/ui/button.tsx'
import type { PlacedPhotograph } from '#server/content/edit/photographs/sent-photographs.ts'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { DraftBar, type DraftBarProps } from './draft-bar.tsx'

export interface PhotographsByCodeProps {
  choice: DraftBarProps['choice']
  /** The result for each file. */
  placed: readonly PlacedPhotograph[]
  /** The key by which the upload can be undone. */
  batch: string | undefined
}

/** Uploads a folder of photographs, each named by the code of its product or variant. */
export function PhotographsByCodePage({ choice, placed, batch }: PhotographsByCodeProps) {
  const draft = choice.draft?.id
  const here = withDraft('/catalogo/fotografias', draft)
  return (
    <div className="grid max-w-4xl gap-6">
      <DraftBar choice={choice} path="/catalogo/fotografias" />
      <PostForm
        action={here}
        encType="multipart/form-data"
        data-photographs
        className="grid gap-3 rounded border border-rule p-4"
      >
        <label className="grid gap-1.5 text-small font-medium">
          Fotografias, ou um .zip delas
          <input
            type="file"
            name="foto"
            accept="image/jpeg,image/png,image/webp,.zip"
            multiple
            required
            className="min-h-16 w-full rounded border border-dashed border-rule-strong bg-sheet px-3 py-4 text-small"
          />
        </label>
        <p className="text-small text-muted">
          O nome de cada arquivo começa pelo código da peça ou da versão: C5VGA2.jpg, C5VGA2-2.jpg, cp06 frente.png.
          Escolha todas ou arraste-as para cá. O que a câmera gravou (lugar, aparelho) não vai ao site; os originais
          ficam guardados à parte.
        </p>
        <Button type="submit" look="primary" className="justify-self-start">
          Guardar no rascunho
        </Button>
        <p role="status" data-progress className="text-small empty:hidden" />
      </PostForm>
      <section aria-label="O que foi feito" className="grid gap-2" data-placed hidden={placed.length === 0}>
        <h2 className="text-lead font-semibold">O que foi feito</h2>
        <ul className="grid gap-1 text-small">
          {placed.map((one) => (
            <Placed key={one.name} one={one} draft={draft} />
          ))}
        </ul>
        {batch !== undefined && (
          <PostForm action={`/catalogo/desfazer/${batch}`}>
            <input type="hidden" name="volta" value={here} />
            <Button type="submit" size="small">
              Desfazer
            </Button>
          </PostForm>
        )}
      </section>
    </div>
  )
}

function Placed({ one, draft }: { one: PlacedPhotograph; draft: number | undefined }) {
  return (
    <li className="break-words" data-kind={one.kind}>
      <span className="font-medium">{one.name}</span>
      {one.kind === 'refused' && <span className="text-signal">: {one.why}</span>}
      {one.kind === 'known' && `: ${one.product} já tem esta fotografia`}
      {one.kind === 'placed' && (
        <>
          {' → '}
          <a
            href={`${withDraft(`/catalogo/${one.owner.id}`, draft)}#fotografias`}
            className="underline underline-offset-4"
          >
            {one.product}
          </a>
          {one.owner.variant !== undefined && `, versão ${one.owner.variant}`}
        </>
      )}
    </li>
  )
}
