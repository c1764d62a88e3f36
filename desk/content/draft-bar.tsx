import { Button } from '#app/ui/button.tsx'
import { LostSchedule } from '#desk/publish/draft-page.tsx'
import { draftAddress } from '#desk/publish/publish-address.ts'
import { Choice } from '#desk/parts/choice.tsx'
import type { DraftChoice } from './draft-choice.ts'

/** The draft into which changes go, and a choice of the others. In: the page to return to after choosing another one. */
export function DraftBar({ choice: { draft, open }, path }: { choice: DraftChoice; path: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-rule bg-sheet px-4 py-3 text-small">
      {draft === undefined ? (
        <p className="py-1">
          Nada está em rascunho: a primeira mudança começa um, e o site só muda quando ele for publicado.
        </p>
      ) : (
        <>
          {open.length > 1 ? (
            <form method="get" action={path} className="flex flex-wrap items-end gap-2">
              <Choice label="Rascunho" name="rascunho" value={String(draft.id)}>
                {open.map(({ id, name, ownerId }) => (
                  <option key={id} value={id}>
                    {name}
                    {ownerId === null ? '' : ' (só seu)'}
                  </option>
                ))}
              </Choice>
              <Button type="submit">Trocar</Button>
            </form>
          ) : (
            <p className="py-1">
              Rascunho: <span className="font-medium">{draft.name}</span>
            </p>
          )}
          <a href={draftAddress(draft.id)} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Ver e publicar
          </a>
          <p className="py-1 text-muted">
            {draft.fileCount === 1 ? '1 coisa mudada' : `${draft.fileCount} coisas mudadas`}
          </p>
          <LostSchedule history={draft.history} />
        </>
      )}
    </div>
  )
}
