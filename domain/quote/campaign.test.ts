import fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaignParameters, withCampaign } from './campaign.ts'

const read = (search: string) => campaignParameters(new URLSearchParams(search))
const text = 'Olá! Quero manutenção preventiva ( hospital/cidade ).'

test('the three tracking parameters are read and others are not', () => {
  expect(read('?utm_source=google&utm_medium=cpc&utm_campaign=pr-sc&gclid=1&utm_term=x')).toEqual({
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'pr-sc',
  })
})

test('parameters that are missing or empty are left out', () => {
  expect(read('?utm_source=&utm_campaign=pr')).toEqual({ utm_campaign: 'pr' })
  expect(read('')).toEqual({})
})

test('the text is followed by UTM and the present parameters as key=value joined by &', () => {
  expect(withCampaign(text, read('?utm_campaign=pr&utm_source=google'))).toBe(
    'Olá! Quero manutenção preventiva ( hospital/cidade ). UTM: utm_source=google&utm_campaign=pr',
  )
})

test('without a campaign the text stands alone', () => {
  expect(withCampaign(text, {})).toBe(text)
})

test('no address breaks or swells the message', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((value) => `?utm_source=${value.repeat(50)}`),
      ),
      (search) => {
        expect(withCampaign(text, read(search)).length).toBeLessThan(text.length + 400)
      },
    ),
  )
})
