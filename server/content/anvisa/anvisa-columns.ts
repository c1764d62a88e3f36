/**
 * The columns of ANVISA's open table of regularised products with all names that each has had: ANVISA renames them now
 * and then, and a new name is added here.
 */
const names = {
  number: ['NUMERO_REGISTRO_CADASTRO', 'NUMERO_REGISTRO_PRODUTO', 'NU_REGISTRO_PRODUTO', 'NUMERO_REGISTRO'],
  process: ['NUMERO_PROCESSO', 'NU_PROCESSO'],
  holder: ['DETENTOR_REGISTRO_CADASTRO', 'EMPRESA_DETENTORA_REGISTRO', 'DETENTOR_REGISTRO', 'NO_RAZAO_SOCIAL'],
  validity: ['VALIDADE_REGISTRO_CADASTRO', 'DATA_VENCIMENTO_REGISTRO', 'DT_VENCIMENTO_REGISTRO', 'VALIDADE_REGISTRO'],
  situation: ['SITUACAO_REGISTRO_CADASTRO', 'SITUACAO_REGISTRO', 'ST_SITUACAO_REGISTRO', 'SITUACAO'],
  updated: ['DT_ATUALIZACAO_DADO', 'DATA_ATUALIZACAO'],
} as const
export type AnvisaColumn = keyof typeof names

/** Columns that may be missing: some years' tables have no situation; the date of the data is useful but not needed. */
const optional: ReadonlySet<AnvisaColumn> = new Set(['situation', 'updated'])

const columns: readonly AnvisaColumn[] = ['number', 'process', 'holder', 'validity', 'situation', 'updated']

/**
 * The index of each column in a table. In: the cells of its heading. Out: the indices, or for each missing column the
 * names that are known.
 */
export function anvisaColumns(
  heading: readonly string[],
): { places: ReadonlyMap<AnvisaColumn, number> } | { missing: (readonly string[])[] } {
  const known = heading.map((name) => name.trim().toUpperCase())
  const places = new Map(
    columns.flatMap((column): [AnvisaColumn, number][] => {
      const name = names[column].find((one) => known.includes(one))
      return name === undefined ? [] : [[column, known.indexOf(name)]]
    }),
  )
  const missing = columns.filter((column) => !places.has(column) && !optional.has(column))
  return missing.length > 0 ? { missing: missing.map((column) => names[column]) } : { places }
}
