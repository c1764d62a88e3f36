import { expect, test } from 'vitest'
import { faultLocation, faultSentence } from './fault-words.ts'

test('a place is called by the titles and labels of the forms', () => {
  expect(faultLocation('products/cabo.yaml', 'variants.2.currentPrice', 'Cabo de ECG')).toBe(
    'Produtos, Cabo de ECG, Preço',
  )
  expect(faultLocation('connectors.yaml', 'db9.mates.0')).toBe('Conectores, Entra em')
  expect(faultLocation('brand.yaml', 'promises.reply')).toBe('Marca, Promessas')
  expect(faultLocation('images/products/cabo/1.jpg')).toBe('Fotografias')
  expect(faultLocation('search/synonyms.yaml', '12')).toBe('Palavras da busca')
})

test('a sentence has neither paths nor names of code', () => {
  const named = (id: string) => (id === 'cabo' ? 'Cabo de ECG' : undefined)
  const said = (text: string, path = 'products/cabo.yaml') => faultSentence(text, path, named)
  expect(said('há 7; espera-se uma chave de content/equipment-brands.yaml: corrija-a')).toBe(
    'há 7; espera-se uma chave de “Marcas de equipamento”: corrija-a',
  )
  expect(said('há C5, que products/cabo.yaml também tem')).toBe('há C5, que “Cabo de ECG” também tem')
  expect(said('ponha mates: [] no conector')).toBe('ponha “Entra em” vazio no conector')
  expect(said('faça uma versão (variants) ou ponha availability: sob-consulta')).toBe(
    'faça uma versão (“Versões”) ou ponha “Disponibilidade”: sob-consulta',
  )
  expect(said('diga o que os distingue (keying) ou ponha confirmed: false', 'connectors.yaml')).toBe(
    'diga o que os distingue (“O que impede o encaixe errado”) ou ponha “A face é conhecida com certeza”: não',
  )
})
