import type { ImportReport } from './plan-import.ts'

/** The report of an import or a dry run: a line for each changed field, remarks, and counts. */
export function importText(file: string, { added, changed, unchanged, lines, notes }: ImportReport): string {
  const counts = [
    counted(added.length, 'produto novo', 'produtos novos'),
    counted(changed.length, 'mudado', 'mudados'),
    counted(unchanged.length, 'como estava', 'como estavam'),
  ]
  return [...lines, ...notes.map((note) => `aviso: ${note}`), `${file}: ${counts.join(', ')}.`].join('\n')
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
