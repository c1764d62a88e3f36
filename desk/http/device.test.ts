import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

test('a browser is told in words that its person knows', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  expect(deviceOf(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`)).toBe('Chrome no Windows')
  expect(deviceOf(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/142.0`)).toBe('Edge no Windows')
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox no Linux')
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1')).toBe(
    'Safari no iPhone',
  )
  expect(deviceOf(undefined)).toBe('Navegador')
})
