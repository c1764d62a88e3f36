/** The path under which presence and drafts are kept for a message. */
export function messagePath(messageId: number): string {
  return `mensagens/${messageId}`
}

/** The path under which the draft of a note on a message is kept. */
export function notePath(messageId: number): string {
  return `${messagePath(messageId)}/nota`
}
