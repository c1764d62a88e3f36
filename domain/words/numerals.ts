/** Normalised numerals, and their values; the English ones of distributors' lists as well. */
const values = new Map(
  [
    [1, 'um uma'],
    [2, 'dois duas two'],
    [3, 'tres three'],
    [4, 'quatro four'],
    [5, 'cinco five'],
    [6, 'seis six'],
    [7, 'sete seven'],
    [8, 'oito eight'],
    [9, 'nove nine'],
    [10, 'dez ten'],
    [11, 'onze'],
    [12, 'doze twelve'],
    [13, 'treze'],
    [14, 'quatorze catorze'],
    [15, 'quinze'],
    [16, 'dezesseis'],
    [17, 'dezessete'],
    [18, 'dezoito'],
    [19, 'dezenove'],
    [20, 'vinte'],
    [30, 'trinta'],
    [40, 'quarenta'],
    [50, 'cinquenta'],
    [60, 'sessenta'],
    [70, 'setenta'],
    [80, 'oitenta'],
    [90, 'noventa'],
    [100, 'cem cento'],
    [200, 'duzentos duzentas'],
    [300, 'trezentos trezentas'],
    [400, 'quatrocentos quatrocentas'],
    [500, 'quinhentos quinhentas'],
  ].flatMap(([value, words]) =>
    String(words)
      .split(' ')
      .map((word): [string, number] => [word, Number(value)]),
  ),
)

/** The value of a numeral, from 1 to 500; undefined for any other word. In: the word, normalised. */
export function numeralValue(word: string): number | undefined {
  return values.get(word)
}

/** All numerals, as alternatives of a regular expression. */
export const numeralPattern = [...values.keys()].join('|')
