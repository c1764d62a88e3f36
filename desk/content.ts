import { brandSchema, type Brand } from '#domain/brand.ts'
import { BusinessCalendar } from '#domain/desk/calendar/business-calendar.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import type { DeskContent } from '#server/content/desk/desk-content.ts'
import { loadDesk } from '#server/content/desk/load-desk.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'
import { shopFolder } from '#server/folders.ts'
import { log } from '#server/log.ts'

const freshMilliseconds = 30_000

/** The shop's files for people at the desk (hours, holidays, templates), and its brand, as they are at present. */
export interface DeskWords extends DeskContent {
  calendar: BusinessCalendar
  brand: Brand
}

/**
 * Reads `content/desk/`, again when half a minute has passed. Faults in files are logged, and the last valid content is
 * used; at the first reading they throw a ContentError.
 */
export function contentReader(clock: () => number = Date.now): () => Promise<DeskWords> {
  let last: { at: number; words: DeskWords } | undefined
  return async () => {
    if (last && clock() - last.at < freshMilliseconds) return last.words
    try {
      last = { at: clock(), words: await readWords() }
    } catch (error) {
      if (!last || !(error instanceof ContentError)) throw error
      log('desk-content-faulty', { files: error.faults.map(({ file }) => file).join(' ') })
      last = { ...last, at: clock() }
    }
    return last.words
  }
}

async function readWords(): Promise<DeskWords> {
  const faults: ContentFault[] = []
  const files = new ContentFiles(shopFolder)
  const written = await files.parsed('brand.yaml', brandSchema, faults)
  const brand = written && filledBrand(written, faults)
  const desk = brand && (await loadDesk(files, brand, faults))
  if (!brand || !desk || faults.length > 0) throw new ContentError(faults)
  return { ...desk, brand, calendar: new BusinessCalendar(desk.hours, desk.holidays) }
}
