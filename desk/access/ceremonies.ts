import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { Person } from '#domain/desk/person.ts'
import type { Credential, Passkeys } from './access.ts'
import type { Assertion, Attestation } from './passkey-answers.ts'

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

const lifeMilliseconds = 5 * 60 * 1000

interface Ceremony {
  /** The desk's origin in the browser: scheme and host. */
  origin: string
  /** To whom the challenge belongs: a session's id, or '' before sign-in. */
  owner: string
}

/**
 * Creating a passkey and signing in by one. Each challenge works once, within five minutes, and for its owner only: the
 * session that requested it, or anybody before sign-in. The passkey requires the person's finger, face or PIN.
 */
export class Ceremonies {
  readonly #passkeys: Passkeys
  readonly #shopName: string
  readonly #challenges: Challenges

  constructor(passkeys: Passkeys, { shopName, clock = Date.now }: { shopName: string; clock?: () => number }) {
    this.#passkeys = passkeys
    this.#shopName = shopName
    this.#challenges = new Challenges(lifeMilliseconds, clock)
  }

  /** The options with which a browser creates a passkey for a person. */
  async registration({ origin, owner }: Ceremony, person: Person) {
    return generateRegistrationOptions({
      challenge: this.#challenges.make(owner),
      rpName: this.#shopName,
      rpID: new URL(origin).hostname,
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(`pessoa-${person.id}`),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  }

  /** Stores the passkey that a browser created. Out: false when the answer is not valid. */
  async register(
    { origin, owner }: Ceremony,
    made: { answer: Attestation; person: Person; device: string },
  ): Promise<boolean> {
    const { answer, person, device } = made
    const found = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => this.#challenges.take(challenge, owner),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
    }).catch(unverified)
    if (!found?.verified) return false
    const { credential } = found.registrationInfo
    await this.#passkeys.add({
      personId: person.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      device,
    })
    return true
  }

  /** The options with which a browser signs with any passkey for the desk. */
  async authentication({ origin, owner }: Ceremony) {
    return generateAuthenticationOptions({
      challenge: this.#challenges.make(owner),
      rpID: new URL(origin).hostname,
      userVerification: 'required',
    })
  }

  /** Out: the person who signed; undefined when the passkey is unknown or the signature not valid. */
  async authenticate({ origin, owner }: Ceremony, answer: Assertion): Promise<number | undefined> {
    const passkey = await this.#passkeys.byCredential(answer.id)
    if (!passkey) return undefined
    const found = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => this.#challenges.take(challenge, owner),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: credentialOf(passkey),
      requireUserVerification: true,
    }).catch(unverified)
    if (!found?.verified) return undefined
    const isUsed = await this.#passkeys.use(passkey.id, found.authenticationInfo.newCounter)
    return isUsed ? passkey.personId : undefined
  }
}

function credentialOf({ credentialId, publicKey, counter }: Credential) {
  return { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter }
}

/**
 * The library throws for an answer of another challenge, origin or signature. It is logged, because a wrong DESK_URL
 * shows itself in no other way.
 */
function unverified(error: unknown): undefined {
  log('desk-passkey-unverified', traceOf(error))
}
