import type { Decoded } from './decoded.ts'

const grouped = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/
const plain = /^\d+(?:[.,]\d{1,2})?$/

/**
 * Reads an amount in R$, above 0, as spreadsheets write it: 1149,50, 1.149,50, 1149.50, 1149, with or without R$.
 * `1.149` is refused, because it may mean 1149 or 1,149; so are zero, negative amounts and three decimals.
 */
export function readAmount(cell: string): Decoded {
  const digits = cell.replace(/^R\$\s*/i, '')
  if (/^-\s*\d|^\(.*\d.*\)$|^-\s*R\$/i.test(digits)) return refused(cell, 'que é negativo; um preço é maior que zero')
  if (/^\d{1,3}\.\d{3}$/.test(digits)) {
    const bare = digits.replace('.', '')
    return refused(
      cell,
      `que tanto pode ser ${bare},00 como ${digits.replace('.', ',')}; escreva ${bare} ou ${bare},00`,
    )
  }
  if (grouped.test(digits)) return positive(cell, Number(digits.replaceAll('.', '').replace(',', '.')))
  if (plain.test(digits)) return positive(cell, Number(digits.replace(',', '.')))
  return refused(cell, 'que não é um preço; escreva um valor em reais como 1149,50 ou 1.149,50')
}

function positive(cell: string, value: number): Decoded {
  if (value > 0) return { value }
  return refused(cell, 'e preço zero não se aceita; para mostrar "Consultar preço", escreva consultar')
}

function refused(cell: string, why: string): Decoded {
  return { code: 'conteudo-preco', problem: `há "${cell}", ${why}` }
}
