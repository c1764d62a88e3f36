import { expect, test } from 'vitest'
import { accessory, cuffVariants, ecgVariants, equipment, line, sampleRecipient } from '#tests/samples.ts'
import { cartLinks } from './cart-message.ts'
import { mailtoUrl, whatsappUrl } from './links.ts'
import { compatibilityHelpText, productInterestText, productQuoteMail, productQuoteText } from './product-quote.ts'

/** Twelve messages as the company receives them, whole: read from the links that a visitor opens. */

const ecgCable = accessory({
  name: 'Cabo de ECG para GE, padrão AHA',
  description: 'Cabo de ECG em peça única, com rabichos integrados, para monitores GE com conector de 11 pinos.',
  variants: ecgVariants,
})
const pressureCable = accessory({
  name: 'Cabo de pressão invasiva (PI) para Dixtal',
  description: 'Cabo de interface entre o transdutor descartável e o módulo de PI.',
  availability: 'sob-consulta',
  variants: [{ id: 'edward', transducer: 'Edward', sku: 'EID103', currentPrice: 320 }],
})
const cuff = accessory({
  name: 'Braçadeira de PNI universal',
  description: 'Braçadeira reutilizável.',
  variants: cuffVariants,
})
const cell = accessory({
  id: '2',
  name: 'Célula de oxigênio para analisadores Maxtec',
  sku: 'CEL02',
  whatsappText:
    'Olá! Preciso de uma célula de oxigênio para analisador Maxtec (SKU CEL02). Podem informar preço e prazo?',
})
const display = accessory({
  name: 'Display LCD Mindray Beneview',
  description: 'Painel de reposição para monitores Beneview.',
  sku: 'DLC01',
  currentPrice: 1800,
  originalPrice: 2250,
})

const chat = (text: string) => new URL(whatsappUrl('5541900000000', text)).searchParams.get('text')

function draft(url: string): string {
  const { pathname, searchParams } = new URL(url)
  return `Para: ${pathname}\nAssunto: ${searchParams.get('subject')}\n\n${searchParams.get('body')?.replaceAll('\r\n', '\n')}`
}

const to = 'comercial@example.com'
const mixedCart = {
  items: [
    line({ name: 'Braçadeira de PNI universal', variants: cuffVariants }, { variantId: 'adulto-2', quantity: 4 }),
    line(
      { name: 'Sensor de SpO2 Nellcor', sku: 'SSP01' },
      { selectedOptions: { tipo: 'descartavel' }, quantity: 20, note: 'caixa fechada' },
    ),
    line({ name: 'Cabo de ECG para GE, padrão AHA', variants: ecgVariants }, { variantId: '5-vias' }),
  ],
}
/** Eight lines with notes so long that only the codes fit. */
const longCart = {
  items: Array.from({ length: 8 }, (_, index) =>
    line(
      { name: 'Cabo de ECG para monitor multiparâmetro', sku: `C5VG${index}` },
      { quantity: index + 1, note: `leito ${index + 1} da unidade de terapia intensiva pediátrica` },
    ),
  ),
}
/** Parts without codes and with names so long that not even the compact form holds all. */
const longestCart = {
  items: Array.from({ length: 40 }, (_, index) =>
    line(
      {
        name: `Placa de reposição para equipamento fora de linha, conforme a fotografia enviada, unidade número ${index + 1}`,
      },
      { quantity: 2 },
    ),
  ),
}

test('1. an ECG cable with its number of leads, by WhatsApp', () => {
  expect(chat(productQuoteText({ product: ecgCable, variant: ecgVariants[1] }))).toMatchInlineSnapshot(`
    "Gostaria de um orçamento para Cabo de ECG para GE, padrão AHA
    Vias de ECG: 5 vias
    SKU: C5VGA2"
  `)
})

test('2. a pressure cable on request, whose price stays unsaid, by WhatsApp', () => {
  expect(chat(productQuoteText({ product: pressureCable, variant: pressureCable.variants[0] }))).toMatchInlineSnapshot(`
    "Gostaria de um orçamento para Cabo de pressão invasiva (PI) para Dixtal
    Transdutor: Edward
    SKU: EID103"
  `)
})

test('3. a cuff with size, tubes and price, by WhatsApp', () => {
  expect(chat(productQuoteText({ product: cuff, variant: cuff.variants[1] }))).toMatchInlineSnapshot(`
    "Gostaria de um orçamento para Braçadeira de PNI universal
    Tamanho: Adulto (18 a 26 cm)
    Circunferência do braço: 18 a 26 cm (em outras marcas, “adulto pequeno”)
    Vias: Tubo duplo
    SKU: BP01A2
    Preço: R$ 95,50"
  `)
})

test('4. an oxygen cell with its fixed text, by WhatsApp', () => {
  expect(chat(productQuoteText({ product: cell }))).toMatchInlineSnapshot(
    `"Olá! Preciso de uma célula de oxigênio para analisador Maxtec (SKU CEL02). Podem informar preço e prazo?"`,
  )
})

test('5. a priced display without choices, by WhatsApp', () => {
  expect(chat(productQuoteText({ product: display }))).toMatchInlineSnapshot(`
    "Gostaria de um orçamento para Display LCD Mindray Beneview
    SKU: DLC01
    Preço: R$ 1.800,00"
  `)
})

test('6. a whole monitor, by WhatsApp', () => {
  expect(
    chat(productQuoteText({ product: equipment({ name: 'Monitor multiparâmetro Mindray uMEC12' }) })),
  ).toMatchInlineSnapshot(`"Gostaria de um orçamento para Monitor multiparâmetro Mindray uMEC12"`)
})

test('7. interest in a priced product, and help with compatibility, by WhatsApp', () => {
  expect(chat(productInterestText(display))).toMatchInlineSnapshot(
    `"Olá! Tenho interesse no produto: Display LCD Mindray Beneview (R$ 1.800,00)"`,
  )
  expect(chat(compatibilityHelpText('Adaptador de vias aéreas para capnografia'))).toMatchInlineSnapshot(
    `"Olá! Não encontrei a minha marca para o produto Adaptador de vias aéreas para capnografia. Podem me ajudar com a compatibilidade?"`,
  )
})

test('8. a priced product, by e-mail', () => {
  expect(draft(mailtoUrl(productQuoteMail({ product: display }, to)))).toMatchInlineSnapshot(`
    "Para: comercial@example.com
    Assunto: Interesse no produto: Display LCD Mindray Beneview

    Olá! Gostaria de um orçamento para o produto abaixo.

    Produto: Display LCD Mindray Beneview
    Descrição: Painel de reposição para monitores Beneview.
    SKU: DLC01
    Preço: R$ 1.800,00"
  `)
})

test('9. a cuff with its choices, by e-mail', () => {
  expect(draft(mailtoUrl(productQuoteMail({ product: cuff, variant: cuff.variants[2] }, to)))).toMatchInlineSnapshot(`
    "Para: comercial@example.com
    Assunto: Interesse no produto: Braçadeira de PNI universal

    Olá! Gostaria de um orçamento para o produto abaixo.

    Produto: Braçadeira de PNI universal
    Descrição: Braçadeira reutilizável.
    Tamanho: Neonatal (6 a 11 cm)
    Circunferência do braço: 6 a 11 cm
    Vias: Tubo simples
    SKU: BP01N1
    Preço: Sob consulta"
  `)
})

test('10. a cart of three lines, by e-mail', () => {
  expect(draft(cartLinks(mixedCart, { ...sampleRecipient, email: { sales: to } }).mail.url)).toMatchInlineSnapshot(`
    "Para: comercial@example.com
    Assunto: Interesse em produtos - Vitrine Médica

    Olá! Gostaria de um orçamento para os seguintes itens:

    1. Braçadeira de PNI universal
    Variação: Adulto (18 a 26 cm) (2 vias)
    Circunferência do braço: 18 a 26 cm (em outras marcas, “adulto pequeno”)
    SKU: BP01A2
    Quantidade: 4
    Preço unitário: R$ 95,50

    2. Sensor de SpO2 Nellcor
    tipo: Descartável
    SKU: SSP01
    Quantidade: 20
    Preço unitário: Sob consulta
    Observação: caixa fechada

    3. Cabo de ECG para GE, padrão AHA
    Variação: 5 vias
    SKU: C5VGA2
    Quantidade: 1
    Preço unitário: Sob consulta

    Total: R$ 382,00 + itens sob consulta"
  `)
})

test('11. a cart whose full text does not fit, by WhatsApp', () => {
  expect(new URL(cartLinks(longCart, sampleRecipient).whatsapp.url).searchParams.get('text')).toMatchInlineSnapshot(`
    "Olá! Gostaria de um orçamento para os seguintes itens:

    1) C5VG0 x1 – leito 1 da unidade de terapia intensiva pediátrica
    2) C5VG1 x2 – leito 2 da unidade de terapia intensiva pediátrica
    3) C5VG2 x3 – leito 3 da unidade de terapia intensiva pediátrica
    4) C5VG3 x4 – leito 4 da unidade de terapia intensiva pediátrica
    5) C5VG4 x5 – leito 5 da unidade de terapia intensiva pediátrica
    6) C5VG5 x6 – leito 6 da unidade de terapia intensiva pediátrica
    7) C5VG6 x7 – leito 7 da unidade de terapia intensiva pediátrica
    8) C5VG7 x8 – leito 8 da unidade de terapia intensiva pediátrica

    Total: Sob consulta"
  `)
})

test('12. a cart that does not fit even as codes, by WhatsApp', () => {
  expect(new URL(cartLinks(longestCart, sampleRecipient).whatsapp.url).searchParams.get('text')).toMatchInlineSnapshot(`
    "Olá! Gostaria de um orçamento para os seguintes itens:

    1) Placa de reposição para equipamento fora de linha, conforme a fotografia enviada, unidade número 1 x2
    2) Placa de reposição para equipamento fora de linha, conforme a fotografia enviada, unidade número 2 x2
    3) Placa de reposição para equipamento fora de linha, conforme a fotografia enviada, unidade número 3 x2
    4) Placa de reposição para equipamento fora de linha, conforme a fotografia enviada, unidade número 4 x2
    5) Placa de reposição para equipamento fora de linha, conforme a fotografia enviada, unidade número 5 x2
    6) Placa de reposição para equipamento fora de linha, conforme a fotografia enviada, unidade número 6 x2
    7) Placa de reposição para equipamento fora de linha, conforme a fotografia enviada, unidade número 7 x2
    8) Placa de reposição para equipamento fora de linha, conforme a fotografia enviada, unidade número 8 x2
    9) Placa de reposição para equipamento fora de linha, conforme a fotografia enviada, unidade número 9 x2
    10) Placa de reposição para equipamento fora de linha, conforme a fotografia enviada, unidade número 10 x2
    … e mais 30 itens: a lista completa segue em outra mensagem.

    Ao todo: 40 itens, 80 unidades"
  `)
})
