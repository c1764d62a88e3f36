/** A line of two compared texts: added, removed, or in both. */
export interface ChangedLine {
  /** Its index among the lines of both texts. */
  index: number
  sign: '+' | '-' | ' '
  text: string
}

const contextLines = 2

/**
 * The lines removed from and added to a text, with two unchanged lines around each change. For files of some hundred
 * lines: it compares all pairs of lines to find the longest common sequence.
 */
export function lineChanges(before: string, after: string): ChangedLine[] {
  const lines = allLines(before.split('\n'), after.split('\n'))
  const isNearChange = (index: number) =>
    lines.slice(Math.max(0, index - contextLines), index + contextLines + 1).some(({ sign }) => sign !== ' ')
  return lines.filter((_, index) => isNearChange(index))
}

function allLines(oldLines: readonly string[], newLines: readonly string[]): ChangedLine[] {
  const common = commonLengths(oldLines, newLines)
  const width = newLines.length + 1
  const lines: ChangedLine[] = []
  let [i, j] = [0, 0]
  while (i < oldLines.length || j < newLines.length) {
    const [oldLine, newLine] = [oldLines[i], newLines[j]]
    if (oldLine !== undefined && oldLine === newLine) {
      lines.push({ index: lines.length, sign: ' ', text: oldLine })
      i += 1
      j += 1
    } else if (
      oldLine !== undefined &&
      (newLine === undefined || lengthAt(common, (i + 1) * width + j) >= lengthAt(common, i * width + j + 1))
    ) {
      lines.push({ index: lines.length, sign: '-', text: oldLine })
      i += 1
    } else {
      lines.push({ index: lines.length, sign: '+', text: newLine ?? '' })
      j += 1
    }
  }
  return lines
}

/** For every pair of positions, the number of lines that both texts have in common from there on. */
function commonLengths(oldLines: readonly string[], newLines: readonly string[]): Uint32Array {
  const width = newLines.length + 1
  const lengths = new Uint32Array((oldLines.length + 1) * width)
  for (let i = oldLines.length - 1; i >= 0; i -= 1)
    for (let j = newLines.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        oldLines[i] === newLines[j]
          ? lengthAt(lengths, (i + 1) * width + j + 1) + 1
          : Math.max(lengthAt(lengths, (i + 1) * width + j), lengthAt(lengths, i * width + j + 1))
  return lengths
}

function lengthAt(lengths: Uint32Array, index: number): number {
  return lengths[index] ?? 0
}
