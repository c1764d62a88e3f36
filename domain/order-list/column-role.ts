import { normalize } from '#domain/text/normalize.ts'

/** What a column of a list may hold, as the visitor corrects it. */
export const columnRoleLabel = {
  item: 'Nº do item',
  lot: 'Lote',
  code: 'Código da peça',
  text: 'Descrição',
  quantity: 'Quantidade',
  unit: 'Unidade',
  brand: 'Marca',
  buyerCode: 'Código do comprador',
  catmat: 'CATMAT',
  options: 'Opções',
  note: 'Observação',
  none: 'Não usar',
} as const
export type ColumnRole = keyof typeof columnRoleLabel

/** Headings as procurement portals, tenders and ERPs write them, the narrower ones first. */
const headings: readonly (readonly [ColumnRole, RegExp])[] = [
  ['catmat', /\b(?:catmat|catser)\b/],
  [
    'quantity',
    /^(?:qt|qtd|qtds|qtde|qtda|qtdade|qde|qnt|quant|quantidade|quantidades|quantity|qty|unidades)\b(?!.*minim)|^(?:precisa|falta|faltam|(?:a )?(?:repor|pedir|comprar))$/,
  ],
  [
    'none',
    /^(?:tem|temos|atual|existente)$|\b(?:preco|valor|vlr|total|prazo|validade|saldo|estoque|disponibilidade|ncm|anvisa|catalogo|minim[ao])\b/,
  ],
  ['lot', /^(?:lote|grupo|lot)\b/],
  ['item', /^(?:(?:n|no|num|numero)(?: d[oe])? ?)?(?:item|itens|seq|sequencia|sequencial|ordem|linha|n|no)(?: no?)?$/],
  ['brand', /^(?:marcas?|fabricantes?)\b/],
  ['options', /^(?:opcao|opcoes)$/],
  ['note', /^(?:obs|observacao|observacoes|notas?)\b/],
  ['buyerCode', /^(?:sap|material no?|nossa ref\w*|ref\w* interna)\b/],
  ['unit', /^(?:u m|um|umb|un|und|unid|unidade|apresentacao|embalagem|medida)\b/],
  [
    'code',
    /^(?:cod|codigo|codigos|sku|ref|referencia|part number|pn|partnumber|item code|modelo sku)$|^(?:cod|codigo|ref|referencia)\.? (?:d[aoe] |no )?(?:produto|fornec\w*|fabric\w*|peca|ref\w*|alternativo|nov[oa]|atual)\b/,
  ],
  [
    'text',
    /^(?:descricao|descritivo|especificac|discriminac|denominacao|produto|material|artigo|objeto|nome|peca|texto breve|description)/,
  ],
  // Any other code is one of the buyer's system.
  ['buyerCode', /^(?:cod|codigo)\b/],
]

/** The role that a heading gives to its column; undefined for an unknown heading. */
export function roleOfHeading(heading: string): ColumnRole | undefined {
  const words = headingWords(heading)
  return headings.find(([, pattern]) => pattern.test(words))?.[0]
}

/** A heading in comparable form: 'Cód. do  Produto' → 'cod do produto', 'Nº' → 'no'. */
export function headingWords(heading: string): string {
  return normalize(heading.normalize('NFKC'))
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}
