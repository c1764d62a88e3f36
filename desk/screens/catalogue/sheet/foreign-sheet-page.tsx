import { Button } from '#app/ui/button.tsx'
import type { ForeignChoices } from '#server/content/sheet/foreign/foreign-choices.ts'
import type { ForeignSheet } from '#server/content/sheet/foreign/foreign-sheet.ts'
import type { ForeignPlan } from '#server/content/sheet/foreign/plan-foreign.ts'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { DraftBar, type DraftBarProps } from '#desk/screens/catalogue/draft-bar.tsx'
import type { RegistryEntry } from '#desk/screens/catalogue/product-view.ts'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { ColumnFields } from './column-fields.tsx'
import { ForeignPlanned } from './foreign-planned.tsx'
import { NewProductFields } from './new-product-fields.tsx'
import { SheetLines } from './sheet-page.tsx'

/** What the page for another system's sheet shows. */
export interface ForeignSheetView {
  choice: DraftBarProps['choice']
  sheet: ForeignSheet
  choices: ForeignChoices
  plan: ForeignPlan | { problems: readonly string[] }
  /** A digest of the shown plan, to which the person agrees. */
  seen: string
  /** The sheet in base64. */
  lines: string
  groups: readonly string[]
  brands: readonly RegistryEntry[]
  /** The columns have the uses that were last chosen for such a sheet. */
  isRemembered: boolean
  /** The plan has changed since it was shown. */
  isChanged: boolean
}

/** The import of another system's sheet: the uses of its columns, the types of new products, and its effect. */
export function ForeignSheetPage({ view }: { view: ForeignSheetView }) {
  const { choice, plan, sheet } = view
  const address = withDraft('/catalogo/planilha', choice.draft?.id)
  const isEmpty = 'problems' in plan || plan.texts.size === 0
  return (
    <div className="grid max-w-5xl gap-6">
      <DraftBar choice={choice} path="/catalogo/planilha" />
      {view.isChanged && (
        <p role="alert" className="rounded border border-signal bg-signal-tint px-4 py-2 text-small">
          Nada foi guardado: o que a planilha muda não é mais o que estava na tela. Veja de novo.
        </p>
      )}
      <PostForm action={address} className="grid gap-6">
        <input type="hidden" name="linhas" value={view.lines} />
        <input type="hidden" name="modo" value="colunas" />
        <input type="hidden" name="visto" value={view.seen} />
        <p className="text-small text-muted">
          {sheet.rows.length === 1 ? '1 linha' : `${sheet.rows.length} linhas`}.{' '}
          {view.isRemembered
            ? 'As colunas estão como da última vez que veio uma planilha com este cabeçalho.'
            : 'Confira o que é cada coluna: a escolha fica guardada para a próxima planilha com este cabeçalho.'}
        </p>
        <ColumnFields sheet={sheet} uses={view.choices.uses} />
        <NewProductFields choices={view.choices} groups={view.groups} brands={view.brands} />
        <Button type="submit" name="ato" value="conferir" className="justify-self-start">
          Ver o que muda
        </Button>
        {'problems' in plan ? (
          <section role="alert" aria-label="O que falta" className="grid gap-2 rounded border border-signal px-4 py-3">
            <h2 className="font-semibold">Nada se pode guardar assim</h2>
            <SheetLines lines={plan.problems} />
          </section>
        ) : (
          <ForeignPlanned plan={plan} />
        )}
        {!isEmpty && (
          <Button type="submit" name="ato" value="aplicar" look="primary" className="justify-self-start">
            Guardar no rascunho
          </Button>
        )}
      </PostForm>
    </div>
  )
}
