/* The parser's time grows with the square of what it cannot decide at once; a table gets a cell for row and column. */

const maximum = { characters: 60_000, marks: 3000, cells: 20_000 }
/** Matches each mark that may begin or end something. The longest article of the shop has 577. */
const marks = /[[\]`*_<=@/|~!&\\(#\n]|[+-][ \t]|\d[.)][ \t]/g
/** Matches a line within twenty quotes or lists, one in another. */
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
