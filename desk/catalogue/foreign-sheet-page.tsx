import { DraftBar } from '#desk/content/draft-bar.tsx'
import type { DraftChoice } from '#desk/content/draft-choice.ts'
import { CheckField } from '#desk/parts/check-field.tsx'
import { Options } from '#desk/parts/choice.tsx'
import { Sentences } from '#desk/parts/sentences.tsx'
import type { EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { withDraft } from '#desk/content/address.ts'
import { columnUseLabel, type ForeignChoices } from '#server/content/sheet/foreign-uses.ts'
import type { ForeignPlan, ForeignSheet } from '#server/content/sheet/foreign-sheet.ts'
import { unknownCode, type NewProductRow, type SkippedRow } from '#server/content/sheet/foreign-rows.ts'
import { Button } from '#app/ui/button.tsx'
import { controlClass, SelectField } from '#app/ui/form/field.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { ncmText } from '#domain/catalogue/part/dossier.ts'
import { formatBrl, readCents } from '#domain/money.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { conditionLabel } from '#domain/catalogue/vocabulary.ts'

/** What the page for another system's sheet shows. */
interface ForeignSheetView {
  choice: DraftChoice
  sheet: ForeignSheet
  choices: ForeignChoices
  plan: ForeignPlan | { problems: readonly string[] }
  /** A digest of the shown plan, to which the person agrees. */
  seen: string
  /** The sheet in base64. */
  lines: string
  groups: readonly string[]
  brands: readonly EquipmentBrand[]
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
        <NewProductFields
          choices={view.choices}
          groups={view.groups}
          brands={view.brands}
          unknown={'problems' in plan ? 0 : plan.skipped.filter(({ why }) => why === unknownCode).length}
        />
        <Button type="submit" name="ato" value="conferir" className="justify-self-start">
          Ver o que muda
        </Button>
        {'problems' in plan ? (
          <section role="alert" aria-label="O que falta" className="grid gap-2 rounded border border-signal px-4 py-3">
            <h2 className="font-semibold">Nada se pode guardar assim</h2>
            <Sentences of={plan.problems} />
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
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small text-petrol-deep underline underline-offset-4">
            {others.length === 1 ? '1 coluna que não se usa' : `${others.length} colunas que não se usam`}
          </summary>
          <Columns columns={others} {...{ sheet, uses }} />
        </details>
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
  const said = new Set<string>()
  for (const { cells } of rows) {
    const cell = cells.get(column)
    if (cell !== undefined) said.add(cell.slice(0, 60))
    if (said.size === 3) break
  }
  return said.size === 0 ? 'vazia' : `Ex.: ${[...said].join(' · ')}`
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
      <details open={choices.isCreating || unknown > 0}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small text-petrol-deep underline underline-offset-4">
          O que a planilha não diz deles
        </summary>
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
      </details>
    </fieldset>
  )
}

/** The most lines that are shown; further ones are only counted. */
const maximumShown = 200

/** The effect of a sheet in sentences: changed products, new ones, and rows that are left out, with reasons. */
function ForeignPlanned({ plan: { report, created, skipped } }: { plan: ForeignPlan }) {
  const changes = report.lines.filter((line) => !line.includes(', produto novo: '))
  return (
    <section aria-label="O que muda" className="grid gap-4 border-t border-rule pt-4">
      <h2 className="text-lead font-semibold">
        {counted(report.changed.length, 'produto muda', 'produtos mudam')},{' '}
        {counted(created.length, 'produto novo', 'produtos novos')},{' '}
        {counted(report.unchanged.length, 'fica como está', 'ficam como estão')}
      </h2>
      <Part title="Mudanças" lines={[...changes, ...report.notes]} />
      <Part title="Produtos novos" lines={created.map(sentenceOf)} />
      {skipped.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">{counted(skipped.length, 'linha pulada', 'linhas puladas')}</h3>
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

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
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
  const shown = rows.slice(0, 12).map(({ code, place }) => code || place)
  return rows.length > 12 ? `${shown.join(', ')} e mais ${rows.length - 12}` : shown.join(', ')
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
