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
} from '#desk/parts/form.tsx'
import { ButtonLink } from '#desk/parts/links.tsx'
import { Alert, Section, Fold } from '#desk/parts/section.tsx'
import { ncmText } from '#domain/catalogue/part/plain-fields.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { conditionLabel } from '#domain/catalogue/vocabulary.ts'
import { pageAmount, readCents } from '#domain/money.ts'
import { counted, numberText } from '#domain/text/number-text.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { productSheet } from '#server/content/sheet/csv-files.ts'
import type { NewProductRow, SkippedRow } from '#server/content/sheet/foreign-sheet.ts'
import { unknownCode, readForeignSheet } from '#server/content/sheet/foreign-sheet.ts'
import { columnUseLabel } from '#server/content/sheet/foreign-uses.ts'
import { isOwnHeading, headingIndex } from '#server/content/sheet/rows.ts'
import { limitedThread, ThreadLimit } from '#server/limited-thread.ts'
import { csvBytesInThread, SheetUnreadable } from '#server/sheet/csv-bytes.ts'
import { maximumTitleRows, readSheet } from '#server/sheet/csv-sheet.ts'
import type examine from './sheet-thread.ts'

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
  const { plan, planDigest, fileCount, foreign, lines, isApplied } = sent
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
      {fileCount > 0 && (
        <Submit label="Salvar no rascunho" name="ato" value="aplicar" look="primary" className="justify-self-start" />
      )}
    </PostForm>
  )
}

function ForeignFields({ foreign, plan }: { foreign: ForeignView; plan: SentSheet['plan'] }) {
  const { rowCount, isRemembered } = foreign
  const unknown = 'problems' in plan ? [] : plan.skipped.filter(({ reason }) => reason === unknownCode)
  return (
    <>
      <input type="hidden" name="modo" value="colunas" />
      <p className="text-small text-muted">
        {counted(rowCount, 'linha', 'linhas')}.{' '}
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

type SheetColumn = readonly [index: number, column: ForeignView['columns'][number]]

/** Selects for the use of each column of a sheet. Columns with a use come first; most of the others need no change. */
function ColumnFields({ foreign }: { foreign: ForeignView }) {
  const { choices } = foreign
  const columns = [...foreign.columns.entries()]
  const isUsed = ([, { name }]: SheetColumn) => (choices.uses[name] ?? 'none') !== 'none'
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
  const { uses } = foreign.choices
  return (
    <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      {columns.map(([index, { name, examples }]) => (
        <li key={name} className="min-w-0">
          <label className="grid gap-1 text-small font-medium">
            {name}
            <select name={`uso.${index}`} defaultValue={uses[name] ?? 'none'} className={controlClass}>
              <Options of={columnUseLabel} />
            </select>
          </label>
          <span className="block truncate text-label text-muted">
            {examples.length === 0 ? 'vazia' : `Ex.: ${examples.join(' · ')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Selects for what a sheet does not state of its new products: it is asked for, never guessed. */
function NewProductFields({ foreign, unknownCount }: { foreign: ForeignView; unknownCount: number }) {
  const { groups, choices, brands } = foreign
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
          {groups.map((group) => (
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

function PlanSummary({ plan: { report, created, skipped } }: { plan: Plan }) {
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
    if (files.length > 0) {
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

async function sheetView(context: DeskContext, { store }: EditOptions, state: CatalogueState) {
  const typed = await formOf(context)
  const { ato, linhas, modo, visto } = typed
  // The form sends the examined sheet back: the desk keeps no file that nobody has confirmed.
  const bytes = linhas === undefined ? await sentSheet(context) : Buffer.from(linhas, 'base64')
  const isForeign = modo === 'colunas' || (linhas === undefined && hasOtherColumns(bytes))
  const isFirstView = ato !== 'conferir' && ato !== 'aplicar'
  /** The key under which the choices for sheets with these headings are stored. */
  const key = hash('sha256', isForeign ? readForeignSheet(bytes, 'planilha', [], maximumTitleRows).signature : '')
  const result = await examineInThread({
    bytes,
    state,
    foreign: isForeign
      ? {
          typed: isFirstView ? undefined : typed,
          stored: isFirstView ? await store.sheetReadings.find(key) : undefined,
        }
      : undefined,
    agreedDigest: ato === 'aplicar' ? visto : undefined,
  }).catch((error: unknown) => {
    if (!(error instanceof ThreadLimit)) throw error
    return { refusal: 'A planilha passa do que se lê de uma vez: divida-a em várias.' }
  })
  if ('refusal' in result) throw new Refusal('sheet', 400, result.refusal)
  const { plan, foreign, ...planned } = result
  const nameOf = (id: string) => state.files.get(id)?.product?.name
  const brands = Object.fromEntries(state.registries.brands.map((brand) => [brand.key, brand.label]))
  return {
    ...planned,
    plan:
      'faults' in plan
        ? { problems: [...plan.faults.map((fault) => sheetFault(fault, nameOf)), ...moreText(plan.more)] }
        : plan,
    foreign: foreign && { ...foreign, key, brands },
    /** Whether the person agreed to a plan; if the page is shown all the same, the plan has changed since. */
    isApplied: ato === 'aplicar',
    lines: bytes.toString('base64'),
  }
}
type SentSheet = Awaited<ReturnType<typeof sheetView>>
type ForeignView = NonNullable<SentSheet['foreign']>
type Plan = Extract<SentSheet['plan'], { report: unknown }>

/** Sheets of a thousand products take a second or two, the thread's start another. */
const examineInThread = limitedThread<typeof examine>('desk/catalogue/sheet-thread.ts', {
  maximumMilliseconds: 60_000,
  idleMilliseconds: 60_000,
})

const moreText = (more: number): string[] => (more > 0 ? [`e mais ${numberText(more)}`] : [])

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

/** A fault of a sheet: its line and column, or the product and field that it would spoil, and what is wrong. */
function sheetFault({ file, path, problem }: ContentFault, nameOf: (id: string) => string | undefined): string {
  const isOfSheet = !file.startsWith('content/')
  const fault = { text: problem, path: file.replace(/^content\//, ''), field: path }
  const { text, place } = problemOf(fault, nameOf)
  return [isOfSheet ? path : place, text].filter(Boolean).join(': ')
}
