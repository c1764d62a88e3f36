export interface ChangedLine {
  /** Its index among the lines of both texts. */
  index: number
  sign: '+' | '-' | ' '
  text: string
}

const near = 2

/**
 * The lines removed from and added to a text, with two unchanged lines around each change. For files of some hundred
 * lines: it compares all pairs of lines to find the longest common sequence.
 */
export function lineChanges(before: string, after: string): ChangedLine[] {
  const all = allLines(before.split('\n'), after.split('\n'))
  return all.filter((_, index) =>
    all.slice(Math.max(0, index - near), index + near + 1).some(({ sign }) => sign !== ' '),
  )
}

function allLines(old: readonly string[], next: readonly string[]): ChangedLine[] {
  const common = commonLengths(old, next)
  const width = next.length + 1
  const lines: ChangedLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < next.length) {
    const [was, is] = [old[i], next[j]]
    if (was !== undefined && was === is) {
      lines.push({ index: lines.length, sign: ' ', text: was })
      i += 1
      j += 1
    } else if (
      was !== undefined &&
      (is === undefined || at(common, (i + 1) * width + j) >= at(common, i * width + j + 1))
    ) {
      lines.push({ index: lines.length, sign: '-', text: was })
      i += 1
    } else {
      lines.push({ index: lines.length, sign: '+', text: is ?? '' })
      j += 1
    }
  }
  return lines
}

/** For every pair of positions, the number of lines that both texts have in common from there on. */
function commonLengths(old: readonly string[], next: readonly string[]): Uint32Array {
  const width = next.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === next[j]
          ? at(lengths, (i + 1) * width + j + 1) + 1
          : Math.max(at(lengths, (i + 1) * width + j), at(lengths, i * width + j + 1))
  return lengths
}

function at(lengths: Uint32Array, index: number): number {
  return lengths[index] ?? 0
}
