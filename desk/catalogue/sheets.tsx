import { hash } from 'node:crypto'
import { controlClass, TextField } from '#app/ui/form/field.tsx'
import { withDraft } from '#desk/content/address.ts'
import type { DraftChoice, EditOptions } from '#desk/content/drafts.tsx'
import { DraftBar, chooseDraft, saveFilesAndRedirect } from '#desk/content/drafts.tsx'
import { problemOf } from '#desk/content/problems.tsx'
import { chosenFiles, formOf } from '#desk/http/form.ts'
import { actor, fileAnswer, type DeskContext, type DeskApp, Refusal } from '#desk/http/routes.ts'
import { Sentences } from '#desk/parts/facts.tsx'
import {
  formBoxClass,
  fileFormEncoding,
  Options,
  ChoiceField,
  CheckField,
  PostForm,
  Submit,
  type Texts,
} from '#desk/parts/form.tsx'
import { ButtonLink } from '#desk/parts/links.tsx'
import { Alert, Section, Fold } from '#desk/parts/section.tsx'
import { ncmText } from '#domain/catalogue/part/plain-fields.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { conditionLabel } from '#domain/catalogue/vocabulary.ts'
import { pageAmount, readCents } from '#domain/money.ts'
import { counted } from '#domain/text/number-text.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { productSheet } from '#server/content/sheet/csv-files.ts'
import type { ForeignPlan, ForeignSheet, NewProductRow, SkippedRow } from '#server/content/sheet/foreign-sheet.ts'
import { unknownCode, planForeign, readForeignSheet } from '#server/content/sheet/foreign-sheet.ts'
import type { ForeignChoices } from '#server/content/sheet/foreign-uses.ts'
import { columnUseLabel, choicesRemembered, choicesTyped, groupsOf } from '#server/content/sheet/foreign-uses.ts'
import { planSheet } from '#server/content/sheet/plan.ts'
import { isOwnHeading, headingIndex } from '#server/content/sheet/rows.ts'
import { csvBytesInThread, SheetUnreadable } from '#server/sheet/csv-bytes.ts'
import { maximumTitleRows, readSheet } from '#server/sheet/csv-sheet.ts'

function SheetPage({ choice, sent }: { choice: DraftChoice; sent?: SentSheet }) {
  const draft = choice.draft?.id
  return (
    <div className="grid max-w-5xl gap-6">
      <DraftBar choice={choice} path="/catalogo/planilha" />
      {!sent?.foreign && <SheetTransfer draft={draft} />}
      {sent && <SheetPlan sent={sent} action={withDraft('/catalogo/planilha', draft)} />}
    </div>
  )
}

function SheetTransfer({ draft }: { draft: number | undefined }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-small">
        <ButtonLink label="Baixar os preços" href={withDraft('/catalogo/planilha.csv', draft, { colunas: 'precos' })} />
        <ButtonLink label="Baixar todos os campos" href={withDraft('/catalogo/planilha.csv', draft)} look="plain" />
        Todos os produtos, como o rascunho os tem. Uma célula vazia ou uma coluna que falta não muda nada.
      </p>
      <p className="text-small text-muted">
        Serve também a planilha de produtos do Bling, do Tiny (Olist), do Omie ou uma sua: as colunas que não são daqui
        se explicam no passo seguinte, uma vez só.
      </p>
      <PostForm action={withDraft('/catalogo/planilha', draft)} encType={fileFormEncoding} className={formBoxClass}>
        <TextField type="file" label="Planilha em CSV ou .xlsx" name="planilha" accept=".csv,.xlsx,text/csv" required />
        <Submit label="Ver o que muda" name="ato" value="ver" className="justify-self-start" />
      </PostForm>
    </>
  )
}

function SheetPlan({ sent, action }: { sent: SentSheet; action: string }) {
  const { plan, planDigest, foreign, lines, isApplied } = sent
  return (
    <PostForm action={action} hidden={{ linhas: lines, visto: planDigest }} className="grid gap-6">
      {isApplied && <Alert>Nada foi salvo: o que a planilha muda não é mais o que estava na tela. Veja de novo.</Alert>}
      {foreign && <ForeignFields foreign={foreign} plan={plan} />}
      {'problems' in plan ? (
        <section role="alert" aria-label="O que falta" className="grid gap-2 rounded border border-signal px-4 py-3">
          <h2 className="font-semibold">Nada foi salvo</h2>
          <Sentences of={plan.problems} />
          {!foreign && (
            <Submit name="modo" value="colunas" className="justify-self-start">
              Há códigos novos, ou é de outro sistema: dizer o que é cada coluna
            </Submit>
          )}
        </section>
      ) : (
        <PlanSummary plan={plan} />
      )}
      {!('problems' in plan) && plan.texts.size > 0 && (
        <Submit label="Salvar no rascunho" name="ato" value="aplicar" look="primary" className="justify-self-start" />
      )}
    </PostForm>
  )
}

function ForeignFields({ foreign, plan }: { foreign: ForeignView; plan: SentSheet['plan'] }) {
  const { sheet, isRemembered } = foreign
  const unknown = 'problems' in plan ? [] : plan.skipped.filter(({ reason }) => reason === unknownCode)
  return (
    <>
      <input type="hidden" name="modo" value="colunas" />
      <p className="text-small text-muted">
        {counted(sheet.rows.length, 'linha', 'linhas')}.{' '}
        {isRemembered
          ? 'As colunas estão como da última vez que veio uma planilha com este cabeçalho.'
          : 'Confira o que é cada coluna: a escolha fica salva para a próxima planilha com este cabeçalho.'}
      </p>
      <ColumnFields foreign={foreign} />
      <NewProductFields foreign={foreign} unknownCount={unknown.length} />
      <Submit label="Ver o que muda" name="ato" value="conferir" className="justify-self-start" />
    </>
  )
}

type SheetColumn = readonly [index: number, heading: string]

/** Selects for the use of each column of a sheet. Columns with a use come first; most of the others need no change. */
function ColumnFields({ foreign }: { foreign: ForeignView }) {
  const { sheet, choices } = foreign
  const columns = [...sheet.heading.entries()]
  const isUsed = ([, heading]: SheetColumn) => (choices.uses[heading] ?? 'none') !== 'none'
  const unused = columns.filter((column) => !isUsed(column))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-lead font-semibold">O que é cada coluna</legend>
      <ColumnSelects columns={columns.filter(isUsed)} foreign={foreign} />
      {unused.length > 0 && (
        <Fold summary={counted(unused.length, 'coluna que não se usa', 'colunas que não se usam')}>
          <ColumnSelects columns={unused} foreign={foreign} />
        </Fold>
      )}
    </fieldset>
  )
}

function ColumnSelects({ columns, foreign }: { columns: readonly SheetColumn[]; foreign: ForeignView }) {
  const { sheet, choices } = foreign
  return (
    <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      {columns.map(([index, heading]) => (
        <li key={heading} className="min-w-0">
          <label className="grid gap-1 text-small font-medium">
            {heading}
            <select name={`uso.${index}`} defaultValue={choices.uses[heading] ?? 'none'} className={controlClass}>
              <Options of={columnUseLabel} />
            </select>
          </label>
          <span className="block truncate text-label text-muted">{examplesOf(sheet, heading)}</span>
        </li>
      ))}
    </ul>
  )
}

function examplesOf({ rows }: ForeignSheet, column: string): string {
  const examples = [...new Set(rows.flatMap(({ cells }) => cells.get(column)?.slice(0, 60) ?? []))].slice(0, 3)
  return examples.length === 0 ? 'vazia' : `Ex.: ${examples.join(' · ')}`
}

/** Selects for what a sheet does not state of its new products: it is asked for, never guessed. */
function NewProductFields({ foreign, unknownCount }: { foreign: ForeignView; unknownCount: number }) {
  const { sheet, choices, brands } = foreign
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-lead font-semibold">Códigos que não estão no catálogo</legend>
      {unknownCount > 0 && (
        <p className="text-small">
          {counted(
            unknownCount,
            'linha traz um código novo, que pode virar produto',
            'linhas trazem códigos novos, que podem virar produtos',
          )}{' '}
          no rascunho: sob consulta, com o desenho pelas pontas.
        </p>
      )}
      <CheckField label="Criar os produtos no rascunho" name="novos" value="sim" isChecked={choices.isCreating} />
      <Fold summary="O que a planilha não diz deles" open={choices.isCreating || unknownCount > 0}>
        <div className="grid gap-4 pt-1 sm:grid-cols-2 xl:grid-cols-3">
          {groupsOf(sheet, choices.uses).map((group) => (
            <ChoiceField
              key={group}
              label={group === '' ? 'Tipo das linhas sem grupo' : `Tipo do grupo “${group}”`}
              name={`tipo:${group}`}
              defaultValue={choices.types[group] ?? ''}
              none="não criar"
              of={productTypeLabel}
            />
          ))}
          <ChoiceField
            label="Marca do equipamento"
            name="marca"
            defaultValue={choices.brand}
            hint="Se o nome diz uma só marca, vale a do nome; esta vale para os outros."
            none="não criar os que não dizem"
            of={brands}
          />
          <ChoiceField label="Condição" name="condicao" defaultValue={choices.condition} of={conditionLabel} />
          <ChoiceField
            label="Sem descrição"
            name="semdescricao"
            defaultValue={choices.undescribed}
            of={{ skip: 'não criar', type: 'completar pelo tipo: sob consulta até identificar' }}
          />
        </div>
      </Fold>
    </fieldset>
  )
}

/** The most lines, and codes of skipped rows, that a report lists; further ones are only counted. */
const maximumLines = 200
const maximumCodes = 12

function PlanSummary({ plan: { report, created, skipped } }: { plan: ForeignPlan }) {
  const { added, changed, unchanged, notes } = report
  // The new products of another system's sheet are left out here: they are listed in full below.
  const lines = created.length === 0 ? report.lines : report.lines.filter((line) => !line.includes(', produto novo: '))
  const parts = [
    counted(changed.length, 'produto muda', 'produtos mudam'),
    added.length > 0 && counted(added.length, 'produto novo', 'produtos novos'),
    unchanged.length > 0 && counted(unchanged.length, 'fica como está', 'ficam como estão'),
  ]
  const title = added.length + changed.length === 0 ? 'Nada muda' : parts.filter(Boolean).join(', ')
  return (
    <Section title={title} aria-label="O que muda" isDivided>
      <LineSection title="Mudanças" lines={[...lines, ...notes]} />
      <LineSection title="Produtos novos" lines={created.map(newProductSentence)} />
      {skipped.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">{counted(skipped.length, 'linha pulada', 'linhas puladas')}</h3>
          <ul className="grid gap-1 text-small">
            {[...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, rows]) => (
              <li key={reason} className="break-words">
                <span className="font-medium">{reason}</span>: {rowNames(rows)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

function LineSection({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  const more = lines.length - maximumLines
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <Sentences of={more > 0 ? [...lines.slice(0, maximumLines), `e mais ${more}`] : lines} />
    </div>
  )
}

const brandSourceNames = { sheet: 'dita na planilha', name: 'lida no nome', choice: 'a escolhida' } as const

function newProductSentence({ code, name, cells, brandBy }: NewProductRow): string {
  const cents = readCents(cells.get('currentPrice') ?? '')
  const ncm = cells.get('ncm')
  const parts = [
    `${code} ${name}`,
    cents === undefined ? 'sem preço' : pageAmount(cents),
    `marca ${cells.get('equipmentBrand') ?? ''} (${brandSourceNames[brandBy]})`,
    ...(ncm === undefined ? [] : [`NCM ${ncmText(ncm)}`]),
    `em /produto/${cells.get('id') ?? ''}`,
  ]
  return parts.join(', ')
}

function rowNames(rows: readonly SkippedRow[]): string {
  const names = rows.slice(0, maximumCodes).map(({ code, place }) => code || place)
  return rows.length > maximumCodes ? `${names.join(', ')} e mais ${rows.length - maximumCodes}` : names.join(', ')
}

const sheetName = 'produtos.csv'
const pageTitle = 'Planilha do catálogo'

/** Exports products as a spreadsheet and imports one: its changes are shown first, then stored in the draft. */
export function sheetRoutes(app: DeskApp, options: EditOptions): void {
  app.get('/catalogo/planilha.csv', async (context) => {
    const { files } = await options.catalogue.state((await chooseDraft(context, options)).draft)
    const isPriceList = context.req.query('colunas') === 'precos'
    const readable = [...files.values()].filter(({ product }) => product)
    return fileAnswer(context, isPriceList ? 'precos.csv' : sheetName, productSheet(readable, isPriceList))
  })

  app.get('/catalogo/planilha', async (context) => {
    const screen = <SheetPage choice={await chooseDraft(context, options)} />
    return options.show(context, { title: pageTitle, screen })
  })

  app.post('/catalogo/planilha', async (context) => {
    const choice = await chooseDraft(context, options)
    const sent = await sheetView(context, options, await options.catalogue.state(choice.draft))
    const { files, foreign, isApplied } = sent
    if (isApplied && sent.agreedDigest === sent.planDigest && files.length > 0) {
      const redirection = { to: '/catalogo', notice: 'catalogo-planilha', done: files.length } as const
      const response = await saveFilesAndRedirect(context, options, choice.draft, files, redirection)
      if (foreign) await options.store.sheetReadings.save(foreign.key, JSON.stringify(foreign.choices), actor(context))
      return response
    }
    const planStatus = 'problems' in sent.plan ? 400 : 200
    const screen = <SheetPage choice={choice} sent={sent} />
    return options.show(context, { title: pageTitle, screen, status: isApplied ? 409 : planStatus })
  })
}

async function sheetView(context: DeskContext, options: EditOptions, state: CatalogueState) {
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
  const files = [...('problems' in plan ? [] : plan.texts)].map(([id, text]) => {
    return { path: `products/${id}.yaml`, expected: state.files.get(id)?.text ?? null, text }
  })
  return {
    plan,
    files,
    /** Digests of the plan, and of the one to which the person agreed: only what was shown is stored. */
    planDigest: hash('sha256', JSON.stringify([foreign?.choices, files])),
    agreedDigest: visto,
    /** Whether the person agreed to a plan; if the page is shown all the same, the plan has changed since. */
    isApplied: ato === 'aplicar',
    foreign,
    lines: bytes.toString('base64'),
  }
}
type SentSheet = Awaited<ReturnType<typeof sheetView>>

async function sentSheet(context: DeskContext): Promise<Buffer> {
  const [planilha] = await chosenFiles(context, 'planilha')
  if (!planilha) throw new Refusal('form', 400, 'Escolha o arquivo da planilha.')
  try {
    return await csvBytesInThread(Buffer.from(await planilha.arrayBuffer()))
  } catch (error) {
    if (!(error instanceof SheetUnreadable)) throw error
    throw new Refusal('sheet', 400, error.message)
  }
}

/** Whether a sheet has columns that the shop's own sheets do not have. */
function hasOtherColumns(bytes: Buffer): boolean {
  const { heading } = readSheet({ bytes, file: sheetName, headingAt: headingIndex, firstRows: maximumTitleRows }, [])
  return heading.length > 0 && !isOwnHeading(heading)
}

/** Reads another system's sheet, with the choices typed, last made for such a sheet, or proposed. Throws a Refusal. */
async function foreignView({ store }: EditOptions, { registries }: CatalogueState, bytes: Buffer, typed?: Texts) {
  const faults: ContentFault[] = []
  const sheet = readForeignSheet(bytes, 'planilha', faults)
  if (faults.length > 0)
    throw new Refusal('sheet', 400, faults.map(({ path, problem }) => `${path}: ${problem}`).join('. '))
  if (sheet.rows.length === 0) throw new Refusal('sheet', 400, 'A planilha não tem linhas.')
  /** The key under which the choices for sheets with these headings are stored. */
  const key = hash('sha256', sheet.signature)
  const remembered = typed ? undefined : choicesRemembered(sheet, await store.sheetReadings.find(key))
  const choices: ForeignChoices = remembered ?? choicesTyped(sheet, typed ?? {})
  const brands = Object.fromEntries(registries.brands.map((brand) => [brand.key, brand.label]))
  return { sheet, key, choices, brands, isRemembered: remembered !== undefined }
}
type ForeignView = Awaited<ReturnType<typeof foreignView>>

async function planOrProblems<Plan>(state: CatalogueState, make: () => Promise<Plan>) {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const nameOf = (id: string) => state.files.get(id)?.product?.name
    return { problems: error.faults.map((fault) => sheetFault(fault, nameOf)) }
  }
}

/** A fault of a sheet: its line and column, or the product and field that it would spoil, and what is wrong. */
function sheetFault({ file, path, problem }: ContentFault, nameOf: (id: string) => string | undefined): string {
  const isOfSheet = !file.startsWith('content/')
  const fault = { text: problem, path: file.replace(/^content\//, ''), field: path }
  const { text, place } = problemOf(fault, nameOf)
  return [isOfSheet ? path : place, text].filter(Boolean).join(': ')
}
