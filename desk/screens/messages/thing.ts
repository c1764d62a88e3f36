/** The name by which presence and drafts refer to a message. */
export function thingOf(messageId: number): string {
  return `mensagens/${messageId}`
}

/** The name of the draft of a note on a message. */
export function noteThingOf(messageId: number): string {
  return `${thingOf(messageId)}/nota`
}
