/* Limits of the Markdown parser: its time grows with the square of open marks; every row of a table gets all cells. */

const maximum = { characters: 60_000, marks: 3000, cells: 20_000 }
/** Matches each mark that may begin or end Markdown markup; the longest article of the shop has 577. */
const marks = /[[\]`*_<=@/|~!&\\(#\n]|[+-][ \t]|\d[.)][ \t]/g
/** Matches a line within twenty quotes or lists that are one inside the other. */
const deeplyNested = /^[ \t]*(?:(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])[ \t]*){20}/m

/** Why an article's Markdown would take too long to read, in Portuguese; undefined for one that is read in a moment. */
export function articleLimitFault(text: string): string | undefined {
  if (text.length > maximum.characters) return 'Longo demais: faça dois artigos'
  if (deeplyNested.test(text)) return 'Mais de 19 citações ou listas, uma dentro da outra: desfaça algumas'
  if ((text.match(marks)?.length ?? 0) > maximum.marks)
    return 'Linhas ou marcas demais ([ ] ` * _ < > - + = @ / | # e outras): faça dois artigos'
  const lines = text.split('\n')
  const widest = Math.max(...lines.map((line) => line.split('|').length))
  return widest * lines.length > maximum.cells ? 'Uma tabela larga demais para um texto tão longo' : undefined
}
