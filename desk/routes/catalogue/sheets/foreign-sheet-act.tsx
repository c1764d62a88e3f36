import { hash } from 'node:crypto'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { ContentError, faultLine, type ContentFault } from '#server/content-error.ts'
import type { ForeignChoices } from '#server/content/sheet/foreign/foreign-choices.ts'
import { readForeignSheet, type ForeignSheet } from '#server/content/sheet/foreign/foreign-sheet.ts'
import { planForeign, type ForeignPlan } from '#server/content/sheet/foreign/plan-foreign.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { withNotice } from '#desk/http/with-notice.ts'
import { actor } from '#desk/routes/messages/message-routes.tsx'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { ForeignSheetPage } from '#desk/screens/catalogue/sheet/foreign-sheet-page.tsx'
import { SheetPage } from '#desk/screens/catalogue/sheet/sheet-page.tsx'
import type { CatalogueOptions } from '#desk/routes/catalogue/catalogue-options.ts'
import type { DraftChoice } from '#desk/routes/catalogue/draft-choice.ts'
import { choicesRemembered, choicesTyped, groupsOf } from './foreign-form.ts'
import { registryEntries } from '#desk/routes/catalogue/product-view.ts'
import { writeDraft } from '#desk/routes/catalogue/write-draft.ts'

interface ForeignAct {
  choice: DraftChoice
  state: CatalogueState
  /** The sheet as CSV in UTF-8. */
  bytes: Buffer
  /** The form's fields, if the form was shown before. */
  typed: Readonly<Record<string, string>> | undefined
}

/**
 * The import of another system's sheet: the person states the use of its columns, sees its changes, and stores in the
 * draft exactly what was shown.
 */
export async function foreignSheetAct(
  context: DeskContext,
  options: CatalogueOptions,
  { choice, state, bytes, typed }: ForeignAct,
): Promise<Response> {
  const faults: ContentFault[] = []
  const sheet = readForeignSheet({ bytes, file: 'planilha' }, faults)
  if (faults.length > 0 || sheet.rows.length === 0) {
    const problems =
      faults.length > 0 ? faults.map(({ path, problem }) => `${path}: ${problem}`) : ['A planilha não tem linhas.']
    return options.show(context, { title, screen: <SheetPage choice={choice} problems={problems} />, status: 400 })
  }
  const key = hash('sha256', sheet.signature)
  const kept = typed ? undefined : choicesRemembered(sheet, await options.store.sheetReadings.of(key))
  const choices = kept ?? choicesTyped(sheet, typed ?? {})
  const plan = await planned(state, sheet, choices)
  const files = 'problems' in plan ? [] : filesOf(plan, state)
  const seen = hash('sha256', JSON.stringify([choices, files]))
  const isApplying = typed?.ato === 'aplicar'
  if (isApplying && typed.visto === seen && files.length > 0) {
    const written = await writeDraft(context, options, { draft: choice.draft, files })
    if (written.kind === 'conflict')
      throw new Refusal('conflict', 409, 'Outra pessoa mexeu em um destes produtos antes. Veja como está e repita.')
    await options.store.sheetReadings.keep(key, JSON.stringify(choices), actor(context))
    const said = { feito: 'catalogo-planilha', n: String(files.length), lote: written.batch }
    return context.redirect(withNotice(withDraft('/catalogo', written.draftId), said), 303)
  }
  const view = { choice, sheet, choices, plan, seen, lines: bytes.toString('base64'), isRemembered: kept !== undefined }
  const more = { groups: groupsOf(sheet, choices.uses), brands: registryEntries(state).brands, isChanged: isApplying }
  const status = isApplying ? 409 : 200
  return options.show(context, { title, screen: <ForeignSheetPage view={{ ...view, ...more }} />, status })
}

const title = 'Planilha do catálogo'

async function planned(
  state: CatalogueState,
  sheet: ForeignSheet,
  choices: ForeignChoices,
): Promise<ForeignPlan | { problems: string[] }> {
  try {
    return await planForeign(state, { sheet, choices, file: 'planilha' })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: error.faults.map((fault) => faultLine(fault).trim()) }
  }
}

function filesOf({ texts }: ForeignPlan, { files }: CatalogueState) {
  return [...texts].map(([id, text]) => ({ path: `products/${id}.yaml`, seen: files.get(id)?.text ?? null, text }))
}
