import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleRecipient } from '#tests/samples.ts'
import { inquiryFields, inquiryLinks, inquirySearch, inquiryText, isAnswerable, parseInquiry } from './part-inquiry.ts'

const words = fc.record(
  Object.fromEntries(
    Object.entries(inquiryFields).map(([name, maximum]) => [
      name,
      fc.string({ unit: 'grapheme', maxLength: maximum * 2 }),
    ]),
  ),
)
const letters = 'a e i o m n r s t d l c p u 0 1 2 3 4 5 6 7 8 9 - A B C D E ã ç'.split(' ').concat(' ')
/** What people type: mostly plain letters, some that take six characters in a link. */
const typedText = (maximum: number) => fc.string({ unit: fc.constantFrom(...letters), maxLength: maximum })
const typed = fc.record({
  marca: typedText(60),
  modelo: typedText(80),
  rotulo: typedText(120),
  vias: typedText(20),
  conector: typedText(80),
  descricao: typedText(300),
  parado: fc.constantFrom('sim', ''),
})

test('an inquiry of any text fits into its links', () => {
  fc.assert(
    fc.property(words, (fields) => {
      const inquiry = parseInquiry(new URLSearchParams(fields))
      const { whatsapp, mail } = inquiryLinks(inquiry, sampleRecipient)
      expect(whatsapp.url.length).toBeLessThanOrEqual(2000)
      expect(mail.url.length).toBeLessThanOrEqual(1900)
    }),
  )
})

test('every field that is filled is in the message, and whole in both links where it fits', () => {
  fc.assert(
    fc.property(typed, (fields) => {
      const inquiry = parseInquiry(new URLSearchParams(fields))
      const { maker, model, label, ways, connector, description, isStopped } = inquiry
      // The maker is said once where the model's name begins with it.
      const ownName = maker && model.toLowerCase().startsWith(maker.toLowerCase()) ? model.slice(maker.length) : model
      const values = [maker, ownName.trim(), label, ways, connector, description, isStopped ? 'parado' : '']
      const text = inquiryText(inquiry)
      const sent = Object.values(inquiryLinks(inquiry, sampleRecipient)).map(({ url }) => new URL(url).searchParams)
      for (const value of values) {
        expect(text).toContain(value)
        for (const parameters of sent)
          expect((parameters.get('text') ?? parameters.get('body'))?.replaceAll('\r\n', '\n')).toContain(value)
      }
    }),
  )
})

test('of a text of signs that are long in a link, each field’s beginning is sent', () => {
  const signs = Object.fromEntries(Object.entries(inquiryFields).map(([name, maximum]) => [name, '😀'.repeat(maximum)]))
  const inquiry = parseInquiry(new URLSearchParams({ ...signs, busca: '' }))
  const text = new URL(inquiryLinks(inquiry, sampleRecipient).whatsapp.url).searchParams.get('text') ?? ''
  for (const name of ['Equipamento', 'Etiqueta', 'Vias ou contatos', 'Conector', 'Descrição'])
    expect(text).toContain(`${name}: 😀`)
})

test('a machine is said once, a stopped one is told', () => {
  const address = new URLSearchParams('marca=Dixtal&modelo=Dixtal DX 2020&peca=cabos-ecg&vias=5&parado=sim')
  expect(inquiryText(parseInquiry(address)).split('\n')).toEqual([
    'Olá! Preciso identificar uma peça.',
    'Equipamento: Dixtal DX 2020',
    'Peça: Cabos de ECG',
    'Vias ou contatos: 5',
    'URGENTE: o equipamento está parado.',
    'Envio fotos do conector, da etiqueta e do cabo inteiro.',
  ])
})

test('an earlier search stands as the description; brand and ways alone are not enough to ask with', () => {
  expect(parseInquiry(new URLSearchParams('busca=cabo azul')).description).toBe('cabo azul')
  expect(isAnswerable(parseInquiry(new URLSearchParams('marca=Philips&vias=5')))).toBe(false)
  expect(isAnswerable(parseInquiry(new URLSearchParams('rotulo=M1668A')))).toBe(true)
})

test.each([
  ['rotulo=C5VG&modelo=DX+2020', 'C5VG'],
  ['marca=Dixtal&modelo=DX+2020&peca=cabos-ecg&vias=5', 'Cabos de ECG Dixtal DX 2020 5 vias'],
  ['marca=Dixtal', ''],
])('%s is searched for as “%s”', (address, term) => {
  expect(inquirySearch(parseInquiry(new URLSearchParams(address)))).toBe(term)
})
