import type { ContentFault } from '#server/content-error.ts'
import type { FileConflict } from '#server/content/drafts/put-files.ts'
import type { PublicationFailure } from '#server/store/publications.ts'
import { BuildFailed } from './build-release.ts'

const most = 100

/** The faults that prevent publication, each with its file and field. */
export function faultsFailure(faults: readonly ContentFault[]): PublicationFailure {
  const problems = faults.map(({ file, path, problem }) => ({
    text: problem,
    path: file.replace(/^content\//, ''),
    ...(path !== '' && { field: path }),
  }))
  return { reason: 'faults', problems: problems.slice(0, most) }
}

/** The failure for files that somebody changed on the server since the draft was made. */
export function conflictFailure(conflicts: readonly FileConflict[]): PublicationFailure {
  const problems = conflicts.map(({ path, present }) => ({
    text:
      present === null ? 'o arquivo foi apagado no servidor' : 'o arquivo foi mudado no servidor depois do rascunho',
    path,
  }))
  return { reason: 'conflict', problems: problems.slice(0, most) }
}

/** The failure for an error while building or switching. */
export function errorFailure(error: unknown): PublicationFailure {
  const text = error instanceof Error ? error.message : String(error)
  return { reason: 'build', problems: [{ text: error instanceof BuildFailed ? text : text.slice(0, 2000) }] }
}

/** The failure of a publication whose process was interrupted. */
export const interrupted: PublicationFailure = {
  reason: 'interrupted',
  problems: [{ text: 'a mesa foi desligada no meio; nada foi publicado' }],
}
