import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { Measured } from './measure.ts'

const readme = 'bench/README.md'
const heading = '## Pages'

/** A template's name and what was measured of it. */
export type Row = readonly [name: string, measured: Measured]

/** Scores and times, then bytes, as Markdown. */
export function pageTables(rows: readonly Row[], runs: number): string {
  const scores = rows.map(([name, { values }]) => [
    name,
    ...[values.performance, values.accessibility, values['best-practices'], values.seo].map(String),
    seconds(values.fcp),
    seconds(values.lcp),
    `${Math.round(values.tbt)} ms`,
    values.cls.toFixed(3),
  ])
  const bytes = rows.map(([name, { bytes: kinds }]) => [
    name,
    ...['Document', 'Stylesheet', 'Script', 'Font', 'Image'].map((kind) => kilobytes(kinds[kind] ?? 0)),
    kilobytes(Object.values(kinds).reduce((sum, size) => sum + size, 0)),
  ])
  return [
    heading,
    '',
    `Lighthouse mobile (simulated slow 4G, CPU slowed 4×), median of ${runs}. Run with \`node bench/pages/run.ts\` after \`script/build\`.`,
    '',
    table(['Template', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'], scores),
    '',
    'Bytes over the wire on the first load, in kB:',
    '',
    table(['Template', 'HTML', 'CSS', 'JavaScript', 'Font', 'Images', 'All'], bytes),
    '',
  ].join('\n')
}

/** Puts the tables in place of the section 'Pages' of bench/README.md; the other sections stay. */
export async function writeSection(section: string): Promise<void> {
  const text = existsSync(readme) ? await readFile(readme, 'utf8') : '# Measurements\n'
  const [before = '', rest] = text.split(new RegExp(`^${heading}$`, 'm'))
  const after = rest?.search(/^## /m) ?? -1
  const following = rest !== undefined && after >= 0 ? `\n${rest.slice(after)}` : ''
  await writeFile(readme, `${before.trimEnd()}\n\n${section}${following}`)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
