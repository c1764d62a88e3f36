import { hash } from 'node:crypto'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import {
  planForeign,
  readForeignSheet,
  type ForeignPlan,
  type ForeignSheet,
} from '#server/content/sheet/foreign-sheet.ts'
import { choicesRemembered, choicesTyped, groupsOf } from '#server/content/sheet/foreign-uses.ts'
import { planSheet } from '#server/content/sheet/plan.ts'

interface SheetTask {
  bytes: Uint8Array
  state: CatalogueState
  /** Of another system's sheet what the form says, undefined at the first view, and the choices last made for such a sheet. */
  foreign: { typed: Readonly<Record<string, string>> | undefined; stored: string | undefined } | undefined
  /** The digest of the plan to which the person agreed. */
  agreedDigest: string | undefined
}

/** The most faults that are listed: who corrects these brings the sheet again. */
const maximumFaults = 200

/** Reads a sheet and plans what it changes, away from the desk's own loop: a large one takes seconds. */
export default async function examine({ bytes, state, foreign, agreedDigest }: SheetTask) {
  const csv = Buffer.from(bytes)
  const faults: ContentFault[] = []
  const sheet = foreign && readForeignSheet(csv, 'planilha', faults)
  if (faults.length > 0) return { refusal: faults.map(({ path, problem }) => `${path}: ${problem}`).join('. ') }
  if (sheet?.rows.length === 0) return { refusal: 'A planilha não tem linhas.' }
  const remembered = sheet && !foreign.typed ? choicesRemembered(sheet, foreign.stored) : undefined
  const choices = sheet && (remembered ?? choicesTyped(sheet, foreign.typed ?? {}))
  const planned = await planOrFaults(() => {
    if (sheet && choices) return planForeign(state, sheet, choices, 'planilha')
    return planOwn(state, csv)
  })
  const files = ('faults' in planned ? [] : [...planned.texts]).map(([id, text]) => {
    return { path: `products/${id}.yaml`, expected: state.files.get(id)?.text ?? null, text }
  })
  const planDigest = hash('sha256', JSON.stringify([choices, files]))
  return {
    plan: 'faults' in planned ? planned : { ...planned, texts: undefined },
    planDigest,
    fileCount: files.length,
    /** What is to be stored: nothing without the person's agreement to this very plan. */
    files: planDigest === agreedDigest ? files : [],
    foreign: sheet &&
      choices && {
        ...viewOf(sheet),
        choices,
        groups: groupsOf(sheet, choices.uses),
        isRemembered: remembered !== undefined,
      },
  }
}

async function planOwn(state: CatalogueState, csv: Buffer): Promise<ForeignPlan> {
  const textOf = async (id: string) => state.files.get(id)?.text ?? ''
  return { ...(await planSheet({ ...state, textOf }, csv, 'produtos.csv')), created: [], skipped: [] }
}

async function planOrFaults(plan: () => Promise<ForeignPlan>) {
  try {
    return await plan()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { faults: error.faults.slice(0, maximumFaults), more: Math.max(0, error.faults.length - maximumFaults) }
  }
}

/** A sheet's columns, each with up to three of its cells. */
function viewOf({ heading, rows }: ForeignSheet) {
  const columns = heading.map((name) => {
    const examples = new Set(rows.flatMap(({ cells }) => cells.get(name)?.slice(0, 60) ?? []))
    return { name, examples: [...examples].slice(0, 3) }
  })
  return { columns, rowCount: rows.length }
}
