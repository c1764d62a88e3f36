import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const momentBytes = 8
const randomLength = 16
const sealBytes = 32
const sealedBytes = momentBytes + randomLength

/**
 * Challenges that contain their expiry and a seal (HMAC), so that nothing is stored until one comes back: whoever
 * requests many displaces nobody else's challenge. Each works once, for its owner. In: the lifetime in milliseconds,
 * and the clock.
 */
export class Challenges {
  readonly #key = randomBytes(sealBytes)
  readonly #life: number
  readonly #clock: () => number
  /** Used challenges, with their expiry. */
  readonly #used = new Map<string, number>()

  constructor(life: number, clock: () => number) {
    this.#life = life
    this.#clock = clock
  }

  make(owner: string): Uint8Array<ArrayBuffer> {
    const moment = Buffer.alloc(momentBytes)
    moment.writeBigUInt64BE(BigInt(this.#clock() + this.#life))
    const sealed = Buffer.concat([moment, randomBytes(randomLength)])
    return new Uint8Array(Buffer.concat([sealed, this.#seal(sealed, owner)]))
  }

  /** Whether a challenge (base64url) was made here for this owner, has not expired, and is used for the first time. */
  take(challenge: string, owner: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url')
    if (bytes.length !== sealedBytes + sealBytes || bytes.toString('base64url') !== challenge) return false
    const sealed = bytes.subarray(0, sealedBytes)
    if (!timingSafeEqual(bytes.subarray(sealedBytes), this.#seal(sealed, owner))) return false
    const now = this.#clock()
    const until = Number(bytes.readBigUInt64BE(0))
    for (const [old, end] of this.#used) if (end < now) this.#used.delete(old)
    if (until < now || this.#used.has(challenge)) return false
    this.#used.set(challenge, until)
    return true
  }

  #seal(sealed: Buffer, owner: string): Buffer {
    return createHmac('sha256', this.#key).update(sealed).update(owner).digest()
  }
}
