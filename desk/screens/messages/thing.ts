/** What presence and drafts call a message. */
export function thingOf(messageId: number): string {
  return `mensagens/${messageId}`
}
