/** What presence and drafts call a message. */
export function thingOf(messageId: number): string {
  return `mensagens/${messageId}`
}

/** What drafts call the next note on a message. */
export function noteThingOf(messageId: number): string {
  return `${thingOf(messageId)}/nota`
}
