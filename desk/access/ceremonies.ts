import * as v from 'valibot'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { LRUCache } from 'lru-cache'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { Person } from '#domain/desk/person.ts'
import type { Credential, Passkeys } from './access.ts'

/** The parts of a browser's answer that the desk reads when a passkey is created or used (WebAuthn's JSON). */

const encoded = (maximum: number) => v.pipe(v.string(), v.maxLength(maximum), v.regex(/^[\w-]+$/))
const common = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
}

export const attestationSchema = v.object({
  ...common,
  response: v.object({ clientDataJSON: encoded(4000), attestationObject: encoded(20_000) }),
})
type Attestation = v.InferOutput<typeof attestationSchema>

export const assertionSchema = v.object({
  ...common,
  response: v.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
  }),
})
type Assertion = v.InferOutput<typeof assertionSchema>

const lifeMilliseconds = 5 * 60 * 1000
/** More than a proxy lets be asked for in five minutes. */
const maximumChallenges = 100_000

/** The challenges that wait for an answer, with their owners: each works once, within five minutes, for its owner. */
export class Challenges {
  readonly #owners: LRUCache<string, string>

  /** In: the clock, in milliseconds. */
  constructor(clock: { now: () => number } = performance) {
    this.#owners = new LRUCache({ max: maximumChallenges, ttl: lifeMilliseconds, ttlResolution: 0, perf: clock })
  }

  /** In: a challenge (base64url), and its owner. */
  add(challenge: string, owner: string): void {
    this.#owners.set(challenge, owner)
  }

  /** Whether a challenge was given to this owner, has not expired, and is used for the first time. */
  consume(challenge: string, owner: string): boolean {
    return this.#owners.get(challenge) === owner && this.#owners.delete(challenge)
  }
}

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
  readonly #challenges = new Challenges()

  constructor(passkeys: Passkeys, shopName: string) {
    this.#passkeys = passkeys
    this.#shopName = shopName
  }

  /** The options with which a browser creates a passkey for a person. */
  async registration({ origin, owner }: Ceremony, person: Person) {
    const options = await generateRegistrationOptions({
      rpName: this.#shopName,
      rpID: new URL(origin).hostname,
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(`pessoa-${person.id}`),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    this.#challenges.add(options.challenge, owner)
    return options
  }

  /** Stores the passkey that a browser created. Out: false when the answer is not valid. */
  async register(
    { origin, owner }: Ceremony,
    made: { answer: Attestation; person: Person; device: string },
  ): Promise<boolean> {
    const { answer, person, device } = made
    const found = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => this.#challenges.consume(challenge, owner),
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
    const { hostname: rpID } = new URL(origin)
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    this.#challenges.add(options.challenge, owner)
    return options
  }

  /** Out: the person who signed; undefined when the passkey is unknown or the signature not valid. */
  async authenticate({ origin, owner }: Ceremony, answer: Assertion): Promise<number | undefined> {
    const passkey = await this.#passkeys.byCredential(answer.id)
    if (!passkey) return undefined
    const found = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => this.#challenges.consume(challenge, owner),
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
