import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The heading of ANVISA's open table of regularised products, as it was last published. */
export const anvisaHeading = [
  'NUMERO_REGISTRO_CADASTRO',
  'NUMERO_PROCESSO',
  'NOME_TECNICO',
  'CLASSE_RISCO',
  'NOME_COMERCIAL',
  'CNPJ_DETENTOR_REGISTRO_CADASTRO',
  'DETENTOR_REGISTRO_CADASTRO',
  'NOME_FABRICANTE',
  'NOME_PAIS_FABRIC',
  'DT_PUB_REGISTRO_CADASTRO',
  'VALIDADE_REGISTRO_CADASTRO',
  'DT_ATUALIZACAO_DADO',
]

/** A row of the table with invented data. */
export function anvisaRow(number: string, fields: { holder?: string; validity?: string; process?: string } = {}) {
  const { holder = 'FABRICANTE DE AÇÃO LTDA', validity = '10/05/2031', process = '25351000001202611' } = fields
  return `${number};${process};CABO;II;CABO "ECG" 5 VIAS;00000000000100;${holder};MAKER;BRASIL;10/05/2021;${validity};20/11/2026`
}

/** Writes a table to a folder as ANVISA does, in ISO-8859-1. Out: its path. */
export async function writeAnvisaTable(
  folder: string,
  rows: readonly string[],
  heading: readonly string[] = anvisaHeading,
): Promise<string> {
  const path = join(folder, 'TA_PRODUTO_SAUDE_SITE.csv')
  await writeFile(path, [heading.join(';'), ...rows, ''].join('\r\n'), 'latin1')
  return path
}
