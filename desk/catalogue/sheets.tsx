import { hash } from 'node:crypto'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { productSheet } from '#server/content/sheet/export.ts'
import { planForeign, readForeignSheet } from '#server/content/sheet/foreign-sheet.ts'
import { choicesRemembered, choicesTyped, groupsOf, type ForeignChoices } from '#server/content/sheet/foreign-uses.ts'
import { planSheet, type ImportPlan } from '#server/content/sheet/plan.ts'
import { isOwnHeading, ownHeadingAt } from '#server/content/sheet/rows.ts'
import { SheetUnreadable } from '#server/sheet/csv-bytes.ts'
import { maximumTitleRows, readSheet } from '#server/sheet/csv-sheet.ts'
import { csvBytesInThread } from '#server/sheet/sheet-pool.ts'
import { draftChoice } from '#desk/content/draft-choice.tsx'
import { keepFiles, type EditOptions } from '#desk/content/write-draft.ts'
import { actor, type DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import type { DeskApp } from '#desk/http/desk-routes.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { sheetFault } from './product.tsx'
import { SheetPage, type ForeignView } from './sheet-page.tsx'

const sheetName = 'produtos.csv'
const title = 'Planilha do catálogo'

/** Exports products as a spreadsheet and imports one: its changes are shown first, then stored in the draft. */
export function sheetRoutes(app: DeskApp, options: EditOptions): void {
  app.get('/catalogo/planilha.csv', async (context) => {
    const { files } = await options.catalogue.of((await draftChoice(context, options)).draft)
    const isPriceList = context.req.query('colunas') === 'precos'
    const known = [...files.values()].filter(({ product }) => product)
    return context.body(productSheet(known, isPriceList), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${isPriceList ? 'precos.csv' : sheetName}"`,
    })
  })

  app.get('/catalogo/planilha', async (context) => {
    return options.show(context, { title, screen: <SheetPage choice={await draftChoice(context, options)} /> })
  })

  app.post('/catalogo/planilha', async (context) => {
    const choice = await draftChoice(context, options)
    const state = await options.catalogue.of(choice.draft)
    const typed = await formOf(context)
    const { ato, linhas, modo, visto } = typed
    // The form sends the examined sheet back: the desk keeps no file that nobody has confirmed.
    const bytes = linhas === undefined ? await sentSheet(context) : Buffer.from(linhas, 'base64')
    const isForeign = modo === 'colunas' || (linhas === undefined && hasOtherColumns(bytes))
    const isFirstView = ato !== 'conferir' && ato !== 'aplicar'
    const foreign = isForeign ? await foreignView(options, state, bytes, isFirstView ? undefined : typed) : undefined
    const plan = await planOrProblems(state, async () => {
      if (foreign) return planForeign(state, foreign.sheet, foreign.choices, 'planilha')
      const textOf = async (id: string) => state.files.get(id)?.text ?? ''
      return { ...(await planSheet({ ...state, textOf }, bytes, sheetName)), created: [], skipped: [] }
    })
    const files = 'problems' in plan ? [] : filesOf(plan, state)
    const seen = hash('sha256', JSON.stringify([foreign?.choices, files]))
    if (ato === 'aplicar' && visto === seen && files.length > 0) {
      const notice = { to: '/catalogo', feito: 'catalogo-planilha', n: String(files.length) }
      const response = await keepFiles(context, options, choice.draft, files, notice)
      if (foreign) await saveChoices(options, context, foreign)
      return response
    }
    const isChanged = ato === 'aplicar'
    const sent = { plan, seen, foreign, lines: bytes.toString('base64'), isChanged }
    const status = isChanged ? 409 : 'problems' in plan ? 400 : 200
    return options.show(context, { title, screen: <SheetPage choice={choice} sent={sent} />, status })
  })
}

async function sentSheet(context: DeskContext): Promise<Buffer> {
  const { planilha } = await context.req.parseBody()
  if (!(planilha instanceof File)) throw new Refusal('form', 400, 'Escolha o arquivo da planilha.')
  try {
    return await csvBytesInThread(Buffer.from(await planilha.arrayBuffer()))
  } catch (error) {
    if (!(error instanceof SheetUnreadable)) throw error
    throw new Refusal('sheet', 400, error.message)
  }
}

/** Whether a sheet has columns that the shop's own sheets do not have. */
function hasOtherColumns(bytes: Buffer): boolean {
  const { heading } = readSheet({ bytes, file: sheetName, headingAt: ownHeadingAt, firstRows: maximumTitleRows }, [])
  return heading.length > 0 && !isOwnHeading(heading)
}

/**
 * Another system's sheet with the person's choices: those typed, else those last made for such a sheet, else the proposed
 * ones. Throws a Refusal for a sheet that cannot be read. In: the form's fields, if the form was shown before.
 */
async function foreignView(
  { store }: EditOptions,
  { registries }: CatalogueState,
  bytes: Buffer,
  typed: Readonly<Record<string, string>> | undefined,
): Promise<ForeignView> {
  const faults: ContentFault[] = []
  const sheet = readForeignSheet(bytes, 'planilha', faults)
  if (faults.length > 0)
    throw new Refusal('sheet', 400, faults.map(({ path, problem }) => `${path}: ${problem}`).join('. '))
  if (sheet.rows.length === 0) throw new Refusal('sheet', 400, 'A planilha não tem linhas.')
  const remembered = typed ? undefined : choicesRemembered(sheet, await store.sheetReadings.of(keyOf(sheet.signature)))
  const choices: ForeignChoices = remembered ?? choicesTyped(sheet, typed ?? {})
  const groups = groupsOf(sheet, choices.uses)
  return { sheet, choices, groups, brands: registries.brands, isRemembered: remembered !== undefined }
}

function saveChoices({ store }: EditOptions, context: DeskContext, { sheet, choices }: ForeignView): Promise<void> {
  return store.sheetReadings.keep(keyOf(sheet.signature), JSON.stringify(choices), actor(context))
}

const keyOf = (signature: string) => hash('sha256', signature)

/** A plan, or the faults of its sheet in sentences. */
async function planOrProblems<Plan>(
  state: CatalogueState,
  make: () => Promise<Plan>,
): Promise<Plan | { problems: string[] }> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: error.faults.map((fault) => sheetFault(fault, state)) }
  }
}

function filesOf({ texts }: ImportPlan, { files }: CatalogueState) {
  return [...texts].map(([id, text]) => ({ path: `products/${id}.yaml`, seen: files.get(id)?.text ?? null, text }))
}
