import { expect, test } from 'vitest'
import { signature } from './webhook.ts'

test("signs as the example of the Standard Webhooks specification's reference libraries", () => {
  const content = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}'
  expect(signature('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', content)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('takes a secret of any form', () => {
  expect(signature('plain words', 'content')).not.toBe(signature('other words', 'content'))
})
