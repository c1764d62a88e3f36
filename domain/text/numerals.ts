/* Normalised numerals, a bar between values, a space between words of one; distributors' lists have English ones. */
const units =
  'um uma|dois duas two|tres three|quatro four|cinco five|seis six|sete seven|oito eight|nove nine|dez ten|onze|doze twelve|treze|quatorze catorze|quinze|dezesseis|dezessete|dezoito|dezenove'
const tens = 'vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa'
const hundreds = 'cem cento|duzentos duzentas|trezentos trezentas|quatrocentos quatrocentas|quinhentos quinhentas'

const values = new Map([...counting(units, 1, 1), ...counting(tens, 20, 10), ...counting(hundreds, 100, 100)])

function counting(words: string, from: number, step: number): [word: string, value: number][] {
  return words
    .split('|')
    .flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, from + index * step]))
}

/** The value of a normalised numeral, from 1 to 500; undefined for any other word. */
export function numeralValue(word: string): number | undefined {
  return values.get(word)
}

export const numeralPattern = [...values.keys()].join('|')
