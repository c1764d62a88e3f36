import { counted } from '#domain/text/number-text.ts'

/**
 * Whether a new message has to be announced. In: the number of messages that wait for the shop, the newest one's
 * number, and the newest that this browser knew of (undefined at its first request). Out: undefined when nothing is
 * new. Anybody in the room may read it: no name, no text.
 */
export function notificationOf({ ours, newest }: { ours: number; newest: number }, lastKnown: number | undefined) {
  if (lastKnown === undefined || newest <= lastKnown || ours === 0) return undefined
  return {
    title: 'Chegou mensagem nova',
    body: counted(ours, 'mensagem na nossa vez', 'mensagens na nossa vez'),
  }
}
