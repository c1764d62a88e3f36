import type { Cents } from './money.ts'

const belowTwenty =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  )
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
const hundreds = ' cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
)
const scales = [
  ['', ''],
  ['mil', 'mil'],
  ['milhão', 'milhões'],
  ['bilhão', 'bilhões'],
] as const

/** An amount written out, as public bodies ask for it: 'mil e cem reais e cinco centavos'. In: below R$ 1 trillion. */
export function amountInWords(cents: Cents): string {
  const [reais, centavos] = [Math.floor(cents / 100), cents % 100]
  const fraction = centavos === 0 ? '' : `${numberInWords(centavos)} ${centavos === 1 ? 'centavo' : 'centavos'}`
  if (reais === 0) return fraction || 'zero reais'
  // After a round million the currency takes 'de': 'um milhão de reais'.
  const preposition = reais % 1_000_000 === 0 ? 'de ' : ''
  const whole = `${numberInWords(reais)} ${preposition}${reais === 1 ? 'real' : 'reais'}`
  return [whole, fraction].filter(Boolean).join(' e ')
}

function numberInWords(number: number): string {
  const groups: { value: number; text: string }[] = []
  for (let [left, scale] = [number, 0]; left > 0; left = Math.floor(left / 1000), scale += 1) {
    const value = left % 1000
    if (value > 0) groups.unshift({ value, text: groupInWords(value, scale) })
  }
  return groups
    .map(({ value, text }, index) => {
      if (index === 0) return text
      // Only the last group is joined by 'e', and only a round one: 'mil e cem', 'mil cento e um'.
      const isJoined = index === groups.length - 1 && (value < 100 || value % 100 === 0)
      return isJoined ? ` e ${text}` : ` ${text}`
    })
    .join('')
}

function groupInWords(value: number, scale: number): string {
  const [singular, plural] = scales[scale] ?? ['', '']
  if (scale === 1 && value === 1) return singular
  return [hundredsInWords(value), value === 1 ? singular : plural].filter(Boolean).join(' ')
}

function hundredsInWords(value: number): string {
  if (value === 100) return 'cem'
  const belowHundred = value % 100
  const unit = belowHundred < 20 ? belowHundred : belowHundred % 10
  const words = [hundreds[Math.floor(value / 100)], belowHundred < 20 ? '' : tens[Math.floor(belowHundred / 10)]]
  return [...words, unit === 0 ? '' : belowTwenty[unit]].filter(Boolean).join(' e ')
}
