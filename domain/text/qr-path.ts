/** The path of a QR code's dark modules (its squares); the size includes the white margin that readers need. */
export type QrPath = { size: number; d: string }

const quietZone = 4

/** Draws each run of dark modules in a row as one rectangle. In: the modules per side, and whether a module is dark. */
export function qrPath(modules: number, isDark: (row: number, column: number) => boolean): QrPath {
  const runs: string[] = []
  for (let row = 0; row < modules; row++) {
    let start = -1
    for (let column = 0; column <= modules; column++) {
      const dark = column < modules && isDark(row, column)
      if (dark && start < 0) start = column
      if (dark || start < 0) continue
      runs.push(`M${start + quietZone} ${row + quietZone}h${column - start}v1h${start - column}z`)
      start = -1
    }
  }
  return { size: modules + 2 * quietZone, d: runs.join('') }
}
