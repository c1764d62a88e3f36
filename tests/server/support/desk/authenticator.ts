import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Flags of an authenticator: the person is present, and was recognized by finger, face or PIN. */
const present = 0x01
const recognized = 0x04
const withCredential = 0x40

interface Statement {
  challenge: string
  /** The origin of the page that asks, as the browser states it. */
  origin: string
  /** The site's name for which the passkey was made. */
  name?: string
  counter?: number
  isRecognized?: boolean
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A security key in software: ES256, one passkey. A test chooses where its statements differ from the truth. */
export class Authenticator {
  readonly id = text(randomBytes(16))
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  /** The answer to the options of a registration, without an attestation. */
  creates(said: Statement) {
    const data = this.#data(said, withCredential)
    const credential = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([0, credential.length])
    const all = Buffer.concat([data, Buffer.alloc(16), length, credential, this.#publicKey()])
    const size = Buffer.from([all.length])
    // CBOR: { fmt: 'none', attStmt: {}, authData: bytes }
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      size,
      all,
    ])
    return this.#answer({
      clientDataJSON: text(this.#page('webauthn.create', said)),
      attestationObject: text(attestation),
    })
  }

  /** The signed answer to the options of a sign-in. */
  signs(said: Statement) {
    const [data, page] = [this.#data(said, 0), this.#page('webauthn.get', said)]
    const signature = sign('sha256', Buffer.concat([data, sha256(page)]), this.#keys.privateKey)
    return this.#answer({ clientDataJSON: text(page), authenticatorData: text(data), signature: text(signature) })
  }

  #answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #page(type: string, { challenge, origin }: Statement): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data({ name = 'localhost', counter = 0, isRecognized = true }: Statement, flags: number): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | present | (isRecognized ? recognized : 0))
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(name), head])
  }

  /** COSE: { kty: EC2, alg: ES256, crv: P-256, x, y } */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const [before, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')]
    return Buffer.concat([before, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')])
  }
}
