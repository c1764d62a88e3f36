import { DraftBar, type DraftChoice } from '#desk/content/draft-choice.tsx'
import { CheckField } from '#desk/parts/check-field.tsx'
import { Options } from '#desk/parts/filter-select.tsx'
import { Sentences } from '#desk/parts/sentences.tsx'
import type { EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { withDraft } from '#desk/content/address.ts'
import { columnUseLabel, type ForeignChoices } from '#server/content/sheet/foreign-uses.ts'
import {
  unknownCode,
  type ForeignPlan,
  type ForeignSheet,
  type NewProductRow,
  type SkippedRow,
} from '#server/content/sheet/foreign-sheet.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { controlClass, SelectField, TextField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { ncmText } from '#domain/catalogue/part/dossier.ts'
import { formatBrl, readCents } from '#domain/money.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { conditionLabel } from '#domain/catalogue/vocabulary.ts'
import { Fold } from '#desk/parts/fold.tsx'

/** Another system's sheet, with what the person says of it. */
export interface ForeignView {
  sheet: ForeignSheet
  choices: ForeignChoices
  groups: readonly string[]
  brands: readonly EquipmentBrand[]
  /** The columns have the uses that were last chosen for such a sheet. */
  isRemembered: boolean
}

/** A sheet that somebody sent, and its effect. */
interface SentSheet {
  plan: ForeignPlan | { problems: readonly string[] }
  /** A digest of the shown plan, to which the person agrees. */
  seen: string
  /** Undefined for a sheet with the shop's own columns. */
  foreign: ForeignView | undefined
  /** The sheet in base64. */
  lines: string
  /** The plan has changed since it was shown. */
  isChanged: boolean
}

/** Exports the catalogue as a spreadsheet, and imports a changed one, or that of another system. */
export function SheetPage({ choice, sent }: { choice: DraftChoice; sent?: SentSheet }) {
  const draft = choice.draft?.id
  return (
    <div className="grid max-w-5xl gap-6">
      <DraftBar choice={choice} path="/catalogo/planilha" />
      {!sent?.foreign && <Transfer draft={draft} />}
      {sent && <SheetPlan sent={sent} action={withDraft('/catalogo/planilha', draft)} />}
    </div>
  )
}

function Transfer({ draft }: { draft: number | undefined }) {
  return (
    <>
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
    </>
  )
}

/** The effect of a sent sheet, and for another system's the uses of its columns and the types of new products. */
function SheetPlan({ sent: { plan, seen, foreign, lines, isChanged }, action }: { sent: SentSheet; action: string }) {
  return (
    <PostForm action={action} className="grid gap-6">
      {isChanged && (
        <p role="alert" className="rounded border border-signal bg-signal-tint px-4 py-2 text-small">
          Nada foi guardado: o que a planilha muda não é mais o que estava na tela. Veja de novo.
        </p>
      )}
      <input type="hidden" name="linhas" value={lines} />
      <input type="hidden" name="visto" value={seen} />
      {foreign && <ForeignFields foreign={foreign} plan={plan} />}
      {'problems' in plan ? (
        <section role="alert" aria-label="O que falta" className="grid gap-2 rounded border border-signal px-4 py-3">
          <h2 className="font-semibold">Nada foi guardado</h2>
          <Sentences of={plan.problems} />
          {!foreign && (
            <Button type="submit" name="modo" value="colunas" className="justify-self-start">
              Há códigos novos, ou é de outro sistema: dizer o que é cada coluna
            </Button>
          )}
        </section>
      ) : (
        <PlanSummary plan={plan} />
      )}
      {!('problems' in plan) && plan.texts.size > 0 && (
        <Button type="submit" name="ato" value="aplicar" look="primary" className="justify-self-start">
          Guardar no rascunho
        </Button>
      )}
    </PostForm>
  )
}

function ForeignFields({ foreign, plan }: { foreign: ForeignView; plan: SentSheet['plan'] }) {
  const { sheet, choices, groups, brands, isRemembered } = foreign
  return (
    <>
      <input type="hidden" name="modo" value="colunas" />
      <p className="text-small text-muted">
        {countText(sheet.rows.length, 'linha', 'linhas')}.{' '}
        {isRemembered
          ? 'As colunas estão como da última vez que veio uma planilha com este cabeçalho.'
          : 'Confira o que é cada coluna: a escolha fica guardada para a próxima planilha com este cabeçalho.'}
      </p>
      <ColumnFields sheet={sheet} uses={choices.uses} />
      <NewProductFields
        choices={choices}
        groups={groups}
        brands={brands}
        unknown={'problems' in plan ? 0 : plan.skipped.filter(({ why }) => why === unknownCode).length}
      />
      <Button type="submit" name="ato" value="conferir" className="justify-self-start">
        Ver o que muda
      </Button>
    </>
  )
}

interface ColumnFieldsProps {
  sheet: ForeignSheet
  uses: ForeignChoices['uses']
}

/** Selects for the use of each column of a sheet. Columns with a use come first; most of the others need no change. */
function ColumnFields({ sheet, uses }: ColumnFieldsProps) {
  const columns = sheet.heading.map((written, at) => ({ written, at }))
  const isUsed = ({ written }: { written: string }) => (uses[written] ?? 'none') !== 'none'
  const others = columns.filter((column) => !isUsed(column))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-lead font-semibold">O que é cada coluna</legend>
      <Columns columns={columns.filter(isUsed)} {...{ sheet, uses }} />
      {others.length > 0 && (
        <Fold summary={others.length === 1 ? '1 coluna que não se usa' : `${others.length} colunas que não se usam`}>
          <Columns columns={others} {...{ sheet, uses }} />
        </Fold>
      )}
    </fieldset>
  )
}

function Columns({
  columns,
  sheet,
  uses,
}: ColumnFieldsProps & { columns: readonly { written: string; at: number }[] }) {
  return (
    <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      {columns.map(({ written, at }) => (
        <li key={written} className="min-w-0">
          <label className="grid gap-1 text-small font-medium">
            {written}
            <select name={`uso.${at}`} defaultValue={uses[written] ?? 'none'} className={controlClass}>
              <Options of={columnUseLabel} />
            </select>
          </label>
          <span className="block truncate text-label text-muted">{examplesOf(sheet, written)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The first values of a column. */
function examplesOf({ rows }: ForeignSheet, column: string): string {
  const examples = new Set<string>()
  for (const { cells } of rows) {
    const cell = cells.get(column)
    if (cell !== undefined) examples.add(cell.slice(0, 60))
    if (examples.size === 3) break
  }
  return examples.size === 0 ? 'vazia' : `Ex.: ${[...examples].join(' · ')}`
}

interface NewProductFieldsProps {
  choices: ForeignChoices
  groups: readonly string[]
  brands: readonly EquipmentBrand[]
  /** How many rows name no product, and were not chosen to become new ones. */
  unknown: number
}

/**
 * Selects that say what the sheet's new products are: whatever the sheet does not state is asked for, never guessed.
 */
function NewProductFields({ choices, groups, brands, unknown }: NewProductFieldsProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-lead font-semibold">Códigos que não estão no catálogo</legend>
      {unknown > 0 && (
        <p className="text-small">
          {unknown === 1
            ? '1 linha traz um código novo, que pode virar produto'
            : `${unknown} linhas trazem códigos novos, que podem virar produtos`}{' '}
          no rascunho: sob consulta, com o desenho pelas pontas.
        </p>
      )}
      <CheckField name="novos" value="sim" isChecked={choices.isCreating}>
        Criar os produtos no rascunho
      </CheckField>
      <Fold summary="O que a planilha não diz deles" open={choices.isCreating || unknown > 0}>
        <div className="grid gap-4 pt-1 sm:grid-cols-2 xl:grid-cols-3">
          {groups.map((group) => (
            <SelectField
              key={group}
              label={group === '' ? 'Tipo das linhas sem grupo' : `Tipo do grupo “${group}”`}
              name={`tipo:${group}`}
              defaultValue={choices.types[group] ?? ''}
            >
              <option value="">não criar</option>
              <Options of={productTypeLabel} />
            </SelectField>
          ))}
          <SelectField
            label="Marca do equipamento"
            name="marca"
            defaultValue={choices.brand}
            hint="Se o nome diz uma só marca, vale a do nome; esta vale para os outros."
          >
            <option value="">não criar os que não dizem</option>
            <Options of={Object.fromEntries(brands.map(({ key, label }) => [key, label]))} />
          </SelectField>
          <SelectField label="Condição" name="condicao" defaultValue={choices.condition}>
            <Options of={conditionLabel} />
          </SelectField>
          <SelectField label="Sem descrição" name="semdescricao" defaultValue={choices.undescribed}>
            <option value="skip">não criar</option>
            <option value="type">completar pelo tipo: sob consulta até identificar</option>
          </SelectField>
        </div>
      </Fold>
    </fieldset>
  )
}

/** Maximum lines shown; further ones are only counted. */
const maximumShown = 200

/** The effect of a sheet in sentences: changed products, new ones, and rows that are left out, with reasons. */
function PlanSummary({ plan: { report, created, skipped } }: { plan: ForeignPlan }) {
  const { added, changed, unchanged, notes } = report
  // Of the new products of another system's sheet more is said below.
  const lines = created.length === 0 ? report.lines : report.lines.filter((line) => !line.includes(', produto novo: '))
  const parts = [
    countText(changed.length, 'produto muda', 'produtos mudam'),
    ...(added.length > 0 ? [countText(added.length, 'produto novo', 'produtos novos')] : []),
    ...(unchanged.length > 0 ? [countText(unchanged.length, 'fica como está', 'ficam como estão')] : []),
  ]
  return (
    <section aria-label="O que muda" className="grid gap-4 border-t border-rule pt-4">
      <h2 className="text-lead font-semibold">
        {added.length + changed.length === 0 ? 'Nada muda' : parts.join(', ')}
      </h2>
      <LineSection title="Mudanças" lines={[...lines, ...notes]} />
      <LineSection title="Produtos novos" lines={created.map(sentenceOf)} />
      {skipped.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">{countText(skipped.length, 'linha pulada', 'linhas puladas')}</h3>
          <ul className="grid gap-1 text-small">
            {[...Map.groupBy(skipped, ({ why }) => why)].map(([why, rows]) => (
              <li key={why} className="break-words">
                <span className="font-medium">{why}</span>: {namesOf(rows)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function LineSection({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  const more = lines.length - maximumShown
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <Sentences of={more > 0 ? [...lines.slice(0, maximumShown), `e mais ${more}`] : lines} />
    </div>
  )
}

const brandWords = { sheet: 'dita na planilha', name: 'lida no nome', choice: 'a escolhida' } as const

function sentenceOf({ code, name, cells, brandBy }: NewProductRow): string {
  const cents = readCents(cells.get('currentPrice') ?? '')
  const ncm = cells.get('ncm')
  const parts = [
    `${code} ${name}`,
    cents === undefined ? 'sem preço' : formatBrl(cents),
    `marca ${cells.get('equipmentBrand') ?? ''} (${brandWords[brandBy]})`,
    ...(ncm === undefined ? [] : [`NCM ${ncmText(ncm)}`]),
    `em /produto/${cells.get('id') ?? ''}`,
  ]
  return parts.join(', ')
}

function namesOf(rows: readonly SkippedRow[]): string {
  const names = rows.slice(0, 12).map(({ code, place }) => code || place)
  return rows.length > 12 ? `${names.join(', ')} e mais ${rows.length - 12}` : names.join(', ')
}

function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
