import * as v from 'valibot'

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
export type Attestation = v.InferOutput<typeof attestationSchema>

export const assertionSchema = v.object({
  ...common,
  response: v.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
  }),
})
export type Assertion = v.InferOutput<typeof assertionSchema>
