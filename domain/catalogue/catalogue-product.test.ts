import { expect, test } from 'vitest'
import { imageIndexOf } from './catalogue-product.ts'

const image = (key: string, ...variantIds: string[]) => ({ key, alt: key, src: `/${key}.svg`, variantIds })
const images = [image('geral'), image('detalhe'), image('opcao-argon', 'argon', 'edward'), image('opcao-bd', 'bd')]

test('a chosen variant leads to the picture that shows it, even one that it shares', () => {
  expect(imageIndexOf(images, 'argon')).toBe(2)
  expect(imageIndexOf(images, 'edward')).toBe(2)
  expect(imageIndexOf(images, 'bd')).toBe(3)
})

test('nothing chosen, or a variant without a picture of its own, leads to the main picture', () => {
  expect(imageIndexOf(images, undefined)).toBe(0)
  expect(imageIndexOf(images, 'smiths-logical')).toBe(0)
  expect(imageIndexOf([], 'argon')).toBe(0)
})
