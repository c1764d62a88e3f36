import { SheetPage, type SheetPageProps } from './sheet-page.tsx'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { productSheet } from '#server/content/sheet/export.ts'
import { planSheet, type ImportPlan } from '#server/content/sheet/plan.ts'
import { isOwnHeading, ownHeadingAt } from '#server/content/sheet/rows.ts'
import { draftChoice } from '#desk/content/draft-choice.ts'
import { keepFiles, type EditOptions } from '#desk/content/write-draft.ts'
import { foreignSheetAct } from './foreign-sheet.tsx'
import { sheetFault } from './product-extras.tsx'
import { ContentError } from '#server/content-error.ts'
import { SheetUnreadable } from '#server/sheet/csv-bytes.ts'
import { readSheet } from '#server/sheet/csv-sheet.ts'
import { csvBytesAway } from '#server/sheet/sheet-pool.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp } from '#desk/http/desk-routes.ts'

const sheetName = 'produtos.csv'

/** Exports products as a spreadsheet and imports one: its changes are shown first, then stored in the draft. */
export function sheetRoutes(app: DeskApp, options: EditOptions): void {
  app.get('/catalogo/planilha.csv', async (context) => {
    const { files } = await options.catalogue.of((await draftChoice(context, options)).draft)
    return context.body(productSheet([...files.values()].filter(({ product }) => product)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${sheetName}"`,
    })
  })

  app.get('/catalogo/planilha', async (context) => {
    const choice = await draftChoice(context, options)
    return show(context, options, { choice })
  })

  app.post('/catalogo/planilha', async (context) => {
    const choice = await draftChoice(context, options)
    const state = await options.catalogue.of(choice.draft)
    const typed = await formOf(context)
    const { ato, linhas, modo } = typed
    // The form sends the examined sheet back: the desk keeps no file that nobody has confirmed.
    const bytes = linhas === undefined ? await sentSheet(context) : Buffer.from(linhas, 'base64')
    if (modo === 'colunas' || (linhas === undefined && isForeign(bytes)))
      return foreignSheetAct(context, options, {
        choice,
        state,
        bytes,
        typed: linhas === undefined || ato === 'colunas' ? undefined : typed,
      })
    const plan = await planned(state, bytes)
    if ('problems' in plan) return show(context, options, { choice, ...plan, sheet: bytes.toString('base64') })
    if (ato !== 'aplicar')
      return show(context, options, { choice, report: plan.report, sheet: bytes.toString('base64') })
    const files = [...plan.texts].map(([id, text]) => {
      return { path: `products/${id}.yaml`, seen: state.files.get(id)?.text ?? null, text }
    })
    const notice = { to: '/catalogo', feito: 'catalogo-planilha', n: String(files.length) }
    return keepFiles(context, options, choice.draft, files, notice)
  })
}

async function sentSheet(context: DeskContext): Promise<Buffer> {
  const { planilha } = await context.req.parseBody()
  if (!(planilha instanceof File)) throw new Refusal('form', 400, 'Escolha o arquivo da planilha.')
  try {
    return await csvBytesAway(Buffer.from(await planilha.arrayBuffer()))
  } catch (error) {
    if (!(error instanceof SheetUnreadable)) throw error
    throw new Refusal('sheet', 400, error.message)
  }
}

/** Whether a sheet has columns that the shop's own sheets do not have. */
function isForeign(bytes: Buffer): boolean {
  const { heading } = readSheet({ bytes, file: sheetName, headingAt: ownHeadingAt }, [])
  return heading.length > 0 && !isOwnHeading(heading)
}

async function planned(state: CatalogueState, bytes: Buffer): Promise<ImportPlan | { problems: string[] }> {
  const { products, registries, files } = state
  try {
    const textOf = async (id: string) => files.get(id)?.text ?? ''
    return await planSheet({ products, registries, textOf }, bytes, sheetName)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: error.faults.map((fault) => sheetFault(fault, state)) }
  }
}

function show(context: DeskContext, options: EditOptions, shown: SheetPageProps): Promise<Response> {
  const status = shown.problems ? 400 : 200
  return options.show(context, { title: 'Planilha do catálogo', screen: <SheetPage {...shown} />, status })
}
