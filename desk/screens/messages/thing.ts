/** The name of a message for presence and drafts. */
export function thingOf(messageId: number): string {
  return `mensagens/${messageId}`
}

/** The name of the draft of a note on a message. */
export function noteThingOf(messageId: number): string {
  return `${thingOf(messageId)}/nota`
}
