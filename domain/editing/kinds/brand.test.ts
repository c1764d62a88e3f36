import { expect, test } from 'vitest'
import { tidyBrand } from './brand.ts'

test('numbers and codes are written as the file has them, however they were typed', () => {
  expect(
    tidyBrand({
      phone: '(41) 3222-1100',
      'whatsapp.main': '41 98888-1100',
      'address.state': 'pr',
      'address.postalCode': '80010100',
      cnpj: '11222333000181',
      siteUrl: 'https://loja.example/',
      name: 'Loja / Filial/',
    }),
  ).toEqual({
    phone: '+55 41 3222-1100',
    'whatsapp.main': '5541988881100',
    'address.state': 'PR',
    'address.postalCode': '80010-100',
    cnpj: '11.222.333/0001-81',
    siteUrl: 'https://loja.example',
    name: 'Loja / Filial/',
  })
})

test('an address of a site may be typed without https://', () => {
  expect(tidyBrand({ siteUrl: 'www.loja.example/' })).toEqual({ siteUrl: 'https://www.loja.example' })
  expect(tidyBrand({ siteUrl: 'http://loja.example' })).toEqual({ siteUrl: 'http://loja.example' })
  expect(tidyBrand({ siteUrl: 'minha loja' })).toEqual({ siteUrl: 'minha loja' })
})

test('what is no whole number stays as it was typed, for the schema to refuse', () => {
  expect(tidyBrand({ phone: '3222-1100', 'whatsapp.main': '1' })).toEqual({ phone: '3222-1100', 'whatsapp.main': '1' })
})

test('an address that no address can be is left as it is at once', () => {
  const siteUrl = `a${'/'.repeat(1_000_000)}a`
  expect(tidyBrand({ siteUrl })).toEqual({ siteUrl })
})
