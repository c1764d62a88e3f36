import { hash } from 'node:crypto'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { productSheet } from '#server/content/sheet/export.ts'
import { planForeign, readForeignSheet } from '#server/content/sheet/foreign-sheet.ts'
import { choicesRemembered, choicesTyped, groupsOf } from '#server/content/sheet/foreign-uses.ts'
import { planSheet, type ImportPlan, type ImportReport } from '#server/content/sheet/plan.ts'
import { isOwnHeading, ownHeadingAt } from '#server/content/sheet/rows.ts'
import { SheetUnreadable } from '#server/sheet/csv-bytes.ts'
import { readSheet } from '#server/sheet/csv-sheet.ts'
import { csvBytesAway } from '#server/sheet/sheet-pool.ts'
import { withDraft } from '#desk/content/address.ts'
import { DraftBar } from '#desk/content/draft-bar.tsx'
import { draftChoice, type DraftChoice } from '#desk/content/draft-choice.ts'
import { keepFiles, type EditOptions, type FileWrite } from '#desk/content/write-draft.ts'
import { actor, type DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import type { DeskApp } from '#desk/http/desk-routes.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { PostForm } from '#desk/parts/post-form.tsx'
import { Sentences } from '#desk/parts/sentences.tsx'
import { ForeignSheetPage } from './foreign-sheet-page.tsx'
import { sheetFault } from './product.tsx'

const sheetName = 'produtos.csv'

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
    return show(context, options, { choice: await draftChoice(context, options) })
  })

  app.post('/catalogo/planilha', async (context) => {
    const choice = await draftChoice(context, options)
    const state = await options.catalogue.of(choice.draft)
    const typed = await formOf(context)
    const { ato, linhas, modo } = typed
    // The form sends the examined sheet back: the desk keeps no file that nobody has confirmed.
    const bytes = linhas === undefined ? await sentSheet(context) : Buffer.from(linhas, 'base64')
    if (modo === 'colunas' || (linhas === undefined && isForeign(bytes))) {
      const isShownFirst = linhas === undefined || ato === 'colunas'
      return importForeign(context, options, { choice, state, bytes, typed: isShownFirst ? undefined : typed })
    }
    const textOf = async (id: string) => state.files.get(id)?.text ?? ''
    const plan = await orProblems(planSheet({ ...state, textOf }, bytes, sheetName), state)
    const sheet = bytes.toString('base64')
    if ('problems' in plan) return show(context, options, { choice, ...plan, sheet })
    if (ato !== 'aplicar') return show(context, options, { choice, report: plan.report, sheet })
    return keepPlan(context, options, choice, filesOf(plan, state))
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

/** A plan, or the faults of its sheet in sentences. */
async function orProblems<Plan>(planned: Promise<Plan>, state: CatalogueState): Promise<Plan | { problems: string[] }> {
  try {
    return await planned
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: error.faults.map((fault) => sheetFault(fault, state)) }
  }
}

function filesOf({ texts }: ImportPlan, { files }: CatalogueState): FileWrite[] {
  return [...texts].map(([id, text]) => ({ path: `products/${id}.yaml`, seen: files.get(id)?.text ?? null, text }))
}

function keepPlan(
  context: DeskContext,
  options: EditOptions,
  { draft }: DraftChoice,
  files: readonly FileWrite[],
): Promise<Response> {
  const notice = { to: '/catalogo', feito: 'catalogo-planilha', n: String(files.length) }
  return keepFiles(context, options, draft, files, notice)
}

interface SentForeign {
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
async function importForeign(
  context: DeskContext,
  options: EditOptions,
  { choice, state, bytes, typed }: SentForeign,
): Promise<Response> {
  const faults: ContentFault[] = []
  const sheet = readForeignSheet(bytes, 'planilha', faults)
  if (faults.length > 0 || sheet.rows.length === 0) {
    const problems = faults.map(({ path, problem }) => `${path}: ${problem}`)
    return show(context, options, { choice, problems: problems.length > 0 ? problems : ['A planilha não tem linhas.'] })
  }
  const key = hash('sha256', sheet.signature)
  const remembered = typed ? undefined : choicesRemembered(sheet, await options.store.sheetReadings.of(key))
  const choices = remembered ?? choicesTyped(sheet, typed ?? {})
  const plan = await orProblems(planForeign(state, sheet, choices, 'planilha'), state)
  const files = 'problems' in plan ? [] : filesOf(plan, state)
  const seen = hash('sha256', JSON.stringify([choices, files]))
  const isChanged = typed?.ato === 'aplicar'
  if (isChanged && typed.visto === seen && files.length > 0) {
    const kept = await keepPlan(context, options, choice, files)
    await options.store.sheetReadings.keep(key, JSON.stringify(choices), actor(context))
    return kept
  }
  const view = { choice, sheet, choices, plan, seen, isChanged, isRemembered: remembered !== undefined }
  const more = {
    lines: bytes.toString('base64'),
    groups: groupsOf(sheet, choices.uses),
    brands: state.registries.brands,
  }
  const screen = <ForeignSheetPage view={{ ...view, ...more }} />
  return options.show(context, { title, screen, status: isChanged ? 409 : 200 })
}

const title = 'Planilha do catálogo'

function show(context: DeskContext, options: EditOptions, shown: SheetPageProps): Promise<Response> {
  return options.show(context, { title, screen: <SheetPage {...shown} />, status: shown.problems ? 400 : 200 })
}

interface SheetPageProps {
  choice: DraftChoice
  /** What a submitted sheet would change, and the sheet in base64. */
  report?: ImportReport
  sheet?: string
  /** Why the sheet cannot be imported. */
  problems?: readonly string[]
}

/** Exports the catalogue as a spreadsheet, and imports a changed one. */
function SheetPage({ choice, report, sheet, problems }: SheetPageProps) {
  const draft = choice.draft?.id
  return (
    <div className="grid max-w-4xl gap-6">
      <DraftBar choice={choice} path="/catalogo/planilha" />
      <p className="flex flex-wrap items-center gap-3 text-small">
        <a href={withDraft('/catalogo/planilha.csv', draft, [['colunas', 'precos']])} className={buttonClass({})}>
          Baixar os preços
        </a>
        <a href={withDraft('/catalogo/planilha.csv', draft)} className={buttonClass({ look: 'plain', size: 'inline' })}>
          Baixar todos os campos
        </a>
        Todos os produtos, como o rascunho os tem. Uma célula vazia ou uma coluna que falta não muda nada.
      </p>
      <p className="text-small text-muted">
        Serve também a planilha de produtos do Bling, do Tiny (Olist), do Omie ou uma sua: as colunas que não são daqui
        se explicam no passo seguinte, uma vez só.
      </p>
      <PostForm
        action={withDraft('/catalogo/planilha', draft)}
        encType="multipart/form-data"
        className="grid gap-3 rounded border border-rule p-4"
      >
        <TextField type="file" label="Planilha em CSV ou .xlsx" name="planilha" accept=".csv,.xlsx,text/csv" required />
        <Button type="submit" name="ato" value="ver" className="justify-self-start">
          Ver o que muda
        </Button>
      </PostForm>
      {problems && (
        <section role="alert" aria-label="O que falta" className="grid gap-2 rounded border border-signal px-4 py-3">
          <h2 className="font-semibold">Nada foi guardado</h2>
          <Sentences of={problems} />
          {sheet !== undefined && (
            <PostForm action={withDraft('/catalogo/planilha', draft)}>
              <input type="hidden" name="linhas" value={sheet} />
              <input type="hidden" name="modo" value="colunas" />
              <Button type="submit" name="ato" value="colunas">
                Há códigos novos, ou é de outro sistema: dizer o que é cada coluna
              </Button>
            </PostForm>
          )}
        </section>
      )}
      {report && <Planned report={report} sheet={sheet ?? ''} action={withDraft('/catalogo/planilha', draft)} />}
    </div>
  )
}

function Planned({ report, sheet, action }: { report: ImportReport; sheet: string; action: string }) {
  const count = report.added.length + report.changed.length
  return (
    <section aria-label="O que muda" className="grid gap-3">
      <h2 className="text-lead font-semibold">
        {count === 0 ? 'Nada muda' : count === 1 ? '1 produto muda' : `${count} produtos mudam`}
      </h2>
      <Sentences of={[...report.lines, ...report.notes]} />
      {count > 0 && (
        <PostForm action={action}>
          <input type="hidden" name="linhas" value={sheet} />
          <Button type="submit" name="ato" value="aplicar" look="primary">
            Guardar no rascunho
          </Button>
        </PostForm>
      )}
    </section>
  )
}
