/** The progress of a build: its present step, how many pages or files of it are done, and the seconds left. */
export interface BuildStep {
  name: 'content' | 'pages' | 'files'
  done: number
  all: number
  secondsLeft: number | undefined
}

const progress = /^(Pages|Files): ([\d,]+) of ([\d,]+), about (\d+) s left$/
const names = { Pages: 'pages', Files: 'files' } as const

/** The progress stated in a line of script/build (server/build/progress.ts); undefined for other lines. */
export function buildStepOf(line: string): BuildStep | undefined {
  if (line.startsWith('Building release')) return { name: 'content', done: 0, all: 0, secondsLeft: undefined }
  if (line.startsWith('Compiled ')) return { name: 'pages', done: 0, all: 0, secondsLeft: undefined }
  const [, what, done = '', all = '', seconds] = progress.exec(line) ?? []
  if (what !== 'Pages' && what !== 'Files') return undefined
  return { name: names[what], done: number(done), all: number(all), secondsLeft: Number(seconds) }
}

function number(text: string): number {
  return Number(text.replaceAll(',', ''))
}
