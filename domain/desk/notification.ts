import { counted } from '#domain/text/number-text.ts'

/** The notice of a new message, or undefined. Anybody may read the screen, so it has no name and no text. */
export function notificationOf({ ours, newest }: { ours: number; newest: number }, lastKnown: number | undefined) {
  if (lastKnown === undefined || newest <= lastKnown || ours === 0) return undefined
  return { title: 'Chegou mensagem nova', body: counted(ours, 'mensagem na nossa vez', 'mensagens na nossa vez') }
}
