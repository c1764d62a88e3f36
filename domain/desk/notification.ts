import { counted } from '#domain/text/number-text.ts'

/** Undefined when nothing is new. Anybody in the room may read it: no name, no text. `lastKnown`: none at first. */
export function notificationOf({ ours, newest }: { ours: number; newest: number }, lastKnown: number | undefined) {
  if (lastKnown === undefined || newest <= lastKnown || ours === 0) return undefined
  return { title: 'Chegou mensagem nova', body: counted(ours, 'mensagem na nossa vez', 'mensagens na nossa vez') }
}
