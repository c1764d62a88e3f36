import type { Actor } from '#server/inbox/desk/messages.ts'
import { parseRows } from '#server/inbox/rows.ts'
import { sheetReadingSchema } from '#server/inbox/content-draft-rows.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'

/** The choices last made for other systems' sheets, by a digest of the heading; the same for everybody. */
export interface SheetReadings {
  /** The choices for sheets with this heading, as JSON; undefined if none are kept. */
  of(heading: string): Promise<string | undefined>
  keep(heading: string, choices: string, by: Actor): Promise<void>
}

/** For how many headings the choices are kept: those written last. */
const most = 100

export function sqlSheetReadings({ dialect, statements }: SqlStore): SheetReadings {
  const table = dialect.tables.sheet_readings
  return {
    of: async (heading) => {
      const text = `SELECT * FROM ${table} WHERE heading = $1`
      const [found] = parseRows(sheetReadingSchema, await statements.read({ text, values: [heading] }))
      return found?.choices
    },
    keep: (heading, choices, by) =>
      statements.transaction(function* () {
        yield {
          text: `INSERT INTO ${table} (heading, choices, at, person) VALUES ($1, $2, ${dialect.now}, $3)
            ON CONFLICT (heading) DO UPDATE SET choices = excluded.choices, at = excluded.at, person = excluded.person`,
          values: [heading, choices, by.name],
        }
        yield {
          text: `DELETE FROM ${table} WHERE heading NOT IN (SELECT heading FROM ${table} ORDER BY at DESC LIMIT ${most})`,
          values: [],
        }
      }),
  }
}
