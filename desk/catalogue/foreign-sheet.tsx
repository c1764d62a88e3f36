import { keepFiles, type EditOptions } from '#desk/content/write-draft.ts'
import type { DraftChoice } from '#desk/content/draft-choice.ts'
import { registryEntries } from '#desk/content/form-view.ts'
import { ForeignSheetPage } from './foreign-sheet-page.tsx'
import { sheetFault } from './product-extras.tsx'
import { SheetPage } from './sheet-page.tsx'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import {
  columnUseLabel,
  foreignChoicesSchema,
  proposedChoices,
  type ForeignChoices,
} from '#server/content/sheet/foreign-uses.ts'
import {
  planForeign,
  readForeignSheet,
  type ForeignPlan,
  type ForeignSheet,
} from '#server/content/sheet/foreign-sheet.ts'
import { hash } from 'node:crypto'
import { actor, type DeskContext } from '#desk/http/environment.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'

import * as v from 'valibot'

/** The most groups of a sheet for which the form asks a type; rows of further groups make no products. */
const maximumGroups = 60

/**
 * The choices typed in the form for a sheet. Choices that the form lacks are the proposed ones; if one is invalid, all
 * are, except the columns' uses.
 */
function choicesTyped(sheet: ForeignSheet, typed: Readonly<Record<string, string>>): ForeignChoices {
  const proposed = proposedChoices(sheet.heading, [])
  const uses = Object.fromEntries(
    sheet.heading.map((written, at): [string, string] => {
      const use = typed[`uso.${at}`]
      return [
        written,
        use !== undefined && Object.hasOwn(columnUseLabel, use) ? use : (proposed.uses[written] ?? 'none'),
      ]
    }),
  )
  const groups = groupsOf(sheet, uses)
  const types = Object.fromEntries(
    groups.map((group) => [group, typed[`tipo:${group}`] ?? proposedChoices([], [group]).types[group]]),
  )
  const said = {
    uses,
    types,
    isCreating: typed.novos === 'sim',
    brand: typed.marca ?? '',
    condition: typed.condicao ?? proposed.condition,
    undescribed: typed.semdescricao ?? proposed.undescribed,
  }
  const read = v.safeParse(foreignChoicesSchema, said)
  return read.success ? read.output : { ...proposed, uses }
}

/**
 * The choices last made for sheets with this heading, completed with the proposed ones; undefined if there are none or
 * one of them is no longer valid.
 */
function choicesRemembered(sheet: ForeignSheet, kept: string | undefined): ForeignChoices | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), foreignChoicesSchema), kept)
  if (!read.success) return undefined
  const { uses, types, ...others } = read.output
  const proposed = proposedChoices(sheet.heading, [])
  const all = { ...proposed.uses, ...uses }
  return { ...others, uses: all, types: { ...proposedChoices([], groupsOf(sheet, all)).types, ...types } }
}

/** The names of a sheet's groups in order, at most `maximumGroups`; '' for rows without one. */
function groupsOf({ rows }: ForeignSheet, uses: ForeignChoices['uses']): string[] {
  const column = Object.keys(uses).find((written) => uses[written] === 'group')
  const groups = new Set(rows.map(({ cells }) => (column === undefined ? '' : (cells.get(column) ?? ''))))
  return [...groups].toSorted().slice(0, maximumGroups)
}

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
  options: EditOptions,
  { choice, state, bytes, typed }: ForeignAct,
): Promise<Response> {
  const faults: ContentFault[] = []
  const sheet = readForeignSheet(bytes, 'planilha', faults)
  if (faults.length > 0 || sheet.rows.length === 0) {
    const problems =
      faults.length > 0 ? faults.map(({ path, problem }) => `${path}: ${problem}`) : ['A planilha não tem linhas.']
    return options.show(context, { title, screen: <SheetPage choice={choice} problems={problems} />, status: 400 })
  }
  const key = hash('sha256', sheet.signature)
  const remembered = typed ? undefined : choicesRemembered(sheet, await options.store.sheetReadings.of(key))
  const choices = remembered ?? choicesTyped(sheet, typed ?? {})
  const plan = await planned(state, sheet, choices)
  const files = 'problems' in plan ? [] : filesOf(plan, state)
  const seen = hash('sha256', JSON.stringify([choices, files]))
  const isApplying = typed?.ato === 'aplicar'
  if (isApplying && typed.visto === seen && files.length > 0) {
    const notice = { to: '/catalogo', feito: 'catalogo-planilha', n: String(files.length) }
    const kept = await keepFiles(context, options, choice.draft, files, notice)
    await options.store.sheetReadings.keep(key, JSON.stringify(choices), actor(context))
    return kept
  }
  const view = {
    choice,
    sheet,
    choices,
    plan,
    seen,
    lines: bytes.toString('base64'),
    isRemembered: remembered !== undefined,
  }
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
    return await planForeign(state, sheet, choices, 'planilha')
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: error.faults.map((fault) => sheetFault(fault, state)) }
  }
}

function filesOf({ texts }: ForeignPlan, { files }: CatalogueState) {
  return [...texts].map(([id, text]) => ({ path: `products/${id}.yaml`, seen: files.get(id)?.text ?? null, text }))
}
