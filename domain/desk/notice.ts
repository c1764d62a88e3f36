/** What a notice on the screen says. It may be read by anybody in the room: no name, no text. */
export interface Notice {
  title: string
  body: string
}

/**
 * Whether somebody has to be told that a message has arrived. In: how many messages are ours, the newest one's number, and the
 * newest that this browser knew of; undefined: it asks for the first time. Out: undefined when there is nothing new.
 */
export function noticeOf(
  { ours, newest }: { ours: number; newest: number },
  known: number | undefined,
): Notice | undefined {
  if (known === undefined || newest <= known || ours === 0) return undefined
  return {
    title: 'Chegou mensagem nova',
    body: ours === 1 ? '1 mensagem na nossa vez' : `${ours} mensagens na nossa vez`,
  }
}
