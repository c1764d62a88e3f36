/** Why a request is refused: the message is the sentence for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: 400 | 403 | 404 | 405 | 409 | 413 | 421 | 429
  /** A keyword for the log. */
  readonly code: string

  constructor(code: string, status: Refusal['status'], words: string) {
    super(words)
    this.code = code
    this.status = status
  }
}
