import { expect, test } from 'vitest'
import { accessory } from '#tests/samples.ts'
import { severalForms } from './stated-numbers.ts'

test.each([
  'Usam painéis de tamanhos diferentes sob a mesma linguagem de botões.',
  'O conector muda entre gerações; a foto da tomada fecha a dúvida.',
  'Dois sensores, de plugues e cores diferentes: peça o que falta.',
  'O Inter 5 e o iX5 têm sensores diferentes.',
  'O transmissor e o monitor não têm o mesmo encaixe em todas as versões.',
  'Vias de ar iguais às da mangueira em uso; informe ao pedir.',
  'Conectores de aparência igual podem ter ligação interna diferente.',
  'O pedido é fechado com foto da etiqueta, do conector e da rosca.',
  'Envie a foto do conector e o modelo da bomba, pois cada marca tem o seu.',
  'Há corpos com e sem válvula de aspecto quase igual.',
  'Saídas de lâmpada: uma ou duas, conforme a placa em uso.',
  'Em repouso, aberta ou fechada, conforme a peça em uso.',
  'Peças de aspecto idêntico diferem no número de pulsos.',
  'Compare com o plugue em uso: as medidas mudam de um modelo para outro.',
])('a text of one code does not speak of several forms: %s', (description) => {
  expect(severalForms(accessory({ description }))).toBeDefined()
})

test('each form has a version, or the part is asked for until it is known', () => {
  const description = 'Há mais de uma geração de entrada na marca.'
  const specifications = [{ name: 'Pedido', value: 'Sob consulta até identificar a entrada' }]
  expect(severalForms(accessory({ description, specifications }))).toBe('mais de uma geração')
  expect(severalForms(accessory({ description, specifications, availability: 'sob-consulta' }))).toBeUndefined()
  const variants = ['A', 'B'].map((model) => ({ id: model.toLowerCase(), sku: model, model }))
  expect(severalForms(accessory({ description, variants }))).toBeUndefined()
  const sizes = (['adulto', 'pediatrica'] as const).map((sizeKey) => ({
    id: sizeKey,
    sku: sizeKey,
    sizeKey,
    sizeLabel: sizeKey,
  }))
  expect(severalForms(accessory({ description, variants: sizes }))).toBeDefined()
})

test('a part whose every line of machines waits for a photo is asked for until it is known, as EID401 was not', () => {
  const compatibleWith = ['Monitores GT e Lifemed, mediante confirmação do modelo']
  expect(severalForms(accessory({ compatibleWith }))).toBe(compatibleWith[0])
  expect(severalForms(accessory({ compatibleWith: [...compatibleWith, 'Monitor Biolight M9500'] }))).toBeUndefined()
})

test('versions by transducer do not tell which socket the machine has, as EID101 did', () => {
  const description = 'O lado do monitor é o mesmo nos quatro códigos; conte os pinos do seu.'
  const at = (side: 'transdutor' | 'equipamento') =>
    ['Argon', 'BD'].map((transducer) => ({
      id: transducer.toLowerCase(),
      sku: transducer,
      transducer,
      ends: [{ side, connector: transducer.toLowerCase() }],
    }))
  expect(severalForms(accessory({ description, variants: at('transdutor') }))).toBe('conte os pinos do seu')
  expect(severalForms(accessory({ description, variants: at('equipamento') }))).toBeUndefined()
})
