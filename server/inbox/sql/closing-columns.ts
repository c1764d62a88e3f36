/** The columns that closing a message sets. In: the SQL expression for the present time. */
export function closingColumns(now: string): string {
  const once = (value: string, column: string) =>
    `${column} = CASE WHEN turn = 'closed' THEN ${column} ELSE ${value} END`
  return `handled_at = coalesce(handled_at, ${now}), ${once(now, 'turn_since')}, ${once('version + 1', 'version')}, turn = 'closed'`
}
