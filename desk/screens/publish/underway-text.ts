import { timeLeft } from '#domain/desk/publish/time-left.ts'
import type { Underway } from '#server/publish/publisher.ts'

/** The progress of a publication in words. */
export interface UnderwayText {
  text: string
  /** From 0 to 1; undefined when unknown. */
  part: number | undefined
}

const steps = {
  content: 'Lendo o conteúdo e desenhando',
  pages: 'Montando as páginas',
  files: 'Comprimindo os arquivos',
}

/** In: the present time (ms), and the duration of the last publication (s), if known. */
export function underwayText(
  { step, build, startedAt }: Underway,
  { now, usualSeconds }: { now: number; usualSeconds: number | undefined },
): UnderwayText {
  if (step === 'check') return { text: 'Conferindo o rascunho…', part: undefined }
  if (step === 'switch') return { text: 'Trocando a versão do site…', part: undefined }
  const passed = (now - startedAt) / 1000
  const left = usualSeconds === undefined ? build?.secondsLeft : Math.max(0, usualSeconds - passed)
  const words = build ? steps[build.name] : steps.content
  const count = build && build.all > 0 ? `: ${number(build.done)} de ${number(build.all)}` : ''
  return {
    text: `${words}${count}…${left === undefined ? '' : ` Falta ${timeLeft(left)}.`}`,
    part: usualSeconds ? Math.min(0.98, passed / usualSeconds) : undefined,
  }
}

const number = (count: number) => count.toLocaleString('pt-BR')
