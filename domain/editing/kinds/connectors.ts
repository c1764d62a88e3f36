import { measuredPartLabel } from '#domain/catalogue/registry/connector-measures.ts'
import { connectorGenderLabel, connectorShapes } from '#domain/catalogue/registry/connector-shapes.ts'
import { connectorSchema } from '#domain/catalogue/registry/connector.ts'
import { parameterLabel } from '#domain/catalogue/registry/parameters.ts'
import { paths } from '#domain/pages/paths.ts'
import { contentKind } from '#domain/editing/kind.ts'

const shapeNames = Object.fromEntries(Object.entries(connectorShapes).map(([key, { label }]) => [key, label]))

/** content/connectors.yaml: the plugs of the trade. */
export const connectors = contentKind({
  name: 'conectores',
  title: 'Conectores',
  about: 'As pontas das peças: o desenho, os filtros e “Qual é o meu conector?” saem daqui.',
  storage: { kind: 'list', path: 'connectors.yaml', key: 'key' },
  schema: connectorSchema,
  hiddenFields: ['key'],
  nameField: 'name',
  words: {
    name: { label: 'Nome', hint: 'Como o comércio o chama.' },
    aliases: { label: 'Outros nomes', item: 'outro nome', hint: 'Um por linha.' },
    shape: { label: 'Forma', options: shapeNames },
    contacts: { label: 'Contatos', hint: 'Elétricos; nos de ar, as vias.' },
    gender: { label: 'Metade', options: connectorGenderLabel, hint: 'A da peça vendida, não a da tomada do aparelho.' },
    mates: { label: 'Entra em', item: 'a outra metade', registry: 'connectors' },
    keying: { label: 'O que impede o encaixe errado' },
    lock: { label: 'O que o mantém preso' },
    size: { label: 'Medida nominal' },
    width: { label: 'Largura da face, em mm', hint: 'Só a de norma.' },
    measures: { label: 'Medidas exatas, em mm: só de norma ou folha de dados' },
    'measures.of': { label: 'O que se mede', options: measuredPartLabel },
    'measures.holes': { label: 'Entre furos de fixação' },
    'measures.pitch': { label: 'Entre contatos' },
    'measures.rowPitch': { label: 'Entre fileiras' },
    'measures.contact': { label: 'Contato' },
    'measures.source': { label: 'Norma ou folha, com a figura' },
    uses: { label: 'Onde se usa', item: 'uso' },
    'uses.parameter': { label: 'Parâmetro', options: parameterLabel },
    'uses.makers': { label: 'Fabricantes', item: 'fabricante', registry: 'makers' },
    standard: { label: 'Norma' },
    confirmed: { label: 'A face é conhecida com certeza', hint: 'O que não é se desenha como contorno, sem contatos.' },
    note: { label: 'O que comparar antes do pedido', isLong: true },
  },
  adding: {
    title: 'Novo conector',
    hint: 'Vazio, sai do nome. Não muda depois.',
    start: () => ({ confirmed: false }),
  },
  page: paths.connector,
})
