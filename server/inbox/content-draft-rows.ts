import * as v from 'valibot'
import { id, moment, optional } from './rows.ts'
import { draftStates, type DraftFile } from './content-drafts/content-drafts.ts'
import { publicationStates } from './content-drafts/publications.ts'

/** Rows of drafts and publications as the stores return them. */

const byPerson = { at: moment, person_id: v.nullable(id), person: v.string() }

export const storedContentDraftSchema = v.object({
  id,
  created_at: moment,
  updated_at: moment,
  name: v.string(),
  owner_id: v.nullable(id),
  owner: v.string(),
  state: v.picklist(draftStates),
  publish_at: v.nullable(moment),
  publish_by_id: v.nullable(id),
  publish_by: optional,
  version: id,
})
export type StoredContentDraft = v.InferOutput<typeof storedContentDraftSchema>

export const storedDraftFileSchema = v.object({
  id,
  draft_id: id,
  path: v.string(),
  base: optional,
  text: optional,
  ...byPerson,
  version: id,
})
export type StoredDraftFile = v.InferOutput<typeof storedDraftFileSchema>

/** A row of a draft's file in the form in which the desk uses it. */
export function fileOfRow({ path, base, text, version, person, at }: StoredDraftFile): DraftFile {
  return { path, base, text, version, person, at }
}

export const contentDraftActSchema = v.object({
  id,
  draft_id: id,
  ...byPerson,
  act: v.string(),
  detail: optional,
  version: id,
})

export const storedPublicationSchema = v.object({
  id,
  draft_id: id,
  kind: v.picklist(['publish', 'back']),
  ...byPerson,
  ended_at: v.nullable(moment),
  state: v.picklist(publicationStates),
  release: optional,
  release_before: optional,
  /** JSON of a list of sentences. */
  changes: v.string(),
  /** JSON of a PublicationFailure. */
  failure: optional,
})

/** The last choices for another system's sheets (content-drafts/sheet-readings.ts). */
export const sheetReadingSchema = v.object({ heading: v.string(), choices: v.string(), at: moment, person: v.string() })
