import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Person } from '#domain/desk/person.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { Passkeys } from './access.ts'

const base64url = (maximum: number) => v.pipe(v.string(), v.maxLength(maximum), v.regex(/^[\w-]+$/))
const credentialFields = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
}

export const attestationSchema = v.object({
  ...credentialFields,
  response: v.object({ clientDataJSON: base64url(4000), attestationObject: base64url(20_000) }),
})
type Attestation = v.InferOutput<typeof attestationSchema>

export const assertionSchema = v.object({
  ...credentialFields,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
  }),
})
type Assertion = v.InferOutput<typeof assertionSchema>

const challengeMilliseconds = 5 * 60 * 1000
/** The most used challenges in memory; strangers cannot fill it: using one takes a session or a passkey's id. */
const maximumUsedChallenges = 10_000
const nonceBytes = 16
const expiryBytes = 8

/**
 * The challenges of passkeys: each works once, within five minutes, for its owner. It carries its end and a mark that only
 * this process can make, so that nothing is kept of it until it is answered, and no flood of questions pushes it out.
 */
export class Challenges {
  readonly #key = randomBytes(32)
  readonly #clock: { now: () => number }
  readonly #used: LRUCache<string, true>

  constructor(clock: { now: () => number } = performance) {
    this.#clock = clock
    this.#used = new LRUCache({ max: maximumUsedChallenges, ttl: challengeMilliseconds, ttlResolution: 0, perf: clock })
  }

  make(owner: string): Uint8Array<ArrayBuffer> {
    const signed = Buffer.concat([randomBytes(nonceBytes), Buffer.alloc(expiryBytes)])
    signed.writeDoubleBE(this.#clock.now() + challengeMilliseconds, nonceBytes)
    return new Uint8Array([...signed, ...this.#markOf(signed, owner)])
  }

  /** Whether a challenge (base64url) was made for this owner, has not expired, and is used for the first time. */
  consume(challenge: string, owner: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url')
    const [signed, mark] = [bytes.subarray(0, nonceBytes + expiryBytes), bytes.subarray(nonceBytes + expiryBytes)]
    const expected = this.#markOf(signed, owner)
    if (mark.length !== expected.length || !timingSafeEqual(mark, expected)) return false
    const id = bytes.toString('hex')
    if (signed.readDoubleBE(nonceBytes) < this.#clock.now() || this.#used.has(id)) return false
    this.#used.set(id, true)
    return true
  }

  #markOf(signed: Uint8Array, owner: string): Buffer {
    return createHmac('sha256', this.#key).update(signed).update(owner).digest()
  }
}

/** Creating a passkey and signing in by one. In: the desk's origin, and the session's id, or '' before sign-in. */
export class PasskeyCeremonies {
  readonly #passkeys: Passkeys
  readonly #shopName: string
  readonly #challenges = new Challenges()

  constructor(passkeys: Passkeys, shopName: string) {
    this.#passkeys = passkeys
    this.#shopName = shopName
  }

  async registration(origin: string, owner: string, person: Person) {
    return generateRegistrationOptions({
      rpName: this.#shopName,
      rpID: new URL(origin).hostname,
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(`pessoa-${person.id}`),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      challenge: this.#challenges.make(owner),
    })
  }

  async register(
    origin: string,
    owner: string,
    { answer, person, device }: { answer: Attestation; person: Person; device: string },
  ): Promise<boolean> {
    const response = { response: answer, ...this.#expected(origin, owner) }
    const verification = await verifyRegistrationResponse(response).catch(unverified)
    if (!verification?.verified) return false
    const { credential } = verification.registrationInfo
    return this.#passkeys.add({
      personId: person.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      device,
    })
  }

  async authentication(origin: string, owner: string) {
    return generateAuthenticationOptions({
      rpID: new URL(origin).hostname,
      userVerification: 'required',
      challenge: this.#challenges.make(owner),
    })
  }

  async authenticate(origin: string, owner: string, answer: Assertion): Promise<number | undefined> {
    const passkey = await this.#passkeys.byCredential(answer.id)
    if (!passkey) return undefined
    const { credentialId: id, publicKey, counter } = passkey
    const verification = await verifyAuthenticationResponse({
      response: answer,
      ...this.#expected(origin, owner),
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    }).catch(unverified)
    if (!verification?.verified) return undefined
    const isUsed = await this.#passkeys.use(passkey.id, verification.authenticationInfo.newCounter)
    return isUsed ? passkey.personId : undefined
  }

  #expected(origin: string, owner: string) {
    return {
      expectedChallenge: (challenge: string) => this.#challenges.consume(challenge, owner),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
    }
  }
}

/** Logs why a passkey was not accepted: a wrong DESK_URL shows itself in no other way. */
function unverified(error: unknown): undefined {
  log('desk-passkey-unverified', traceOf(error))
}
